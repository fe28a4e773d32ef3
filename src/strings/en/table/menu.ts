/** The words of the menu at the table. */

export const MENU = {
  title: 'Menu',
  goOn: 'Back to the game',
  pause: 'Pause',
  newGame: 'New game',
  leave: 'Leave the table',
  lessons: 'All lessons',
  leaveLessonNote: 'You can go on with the lessons later, from where you are.',
  leaveNote: 'The game is saved. You can continue it later.',
  callTimeNote: 'Counts from the next move on.',
  copyLink: 'Copy a link to this deal',
  copyLinkNote: 'Whoever opens it gets the same tiles. What computers make of them can differ.',
  copyRecord: 'Copy the record',
  copyText: 'Copy the game as text',
  text: 'Text to copy',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying. Here is the text:',
} as const;
