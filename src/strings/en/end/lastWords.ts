/** What the characters say at the end of a game: how they win, lose and tie, each in their own way. */
import type { RunEnds, WordFact } from '../../../history/endView';
import type { Character } from '../../../setup/players';
import { capital } from '../grammar';
import { inWords } from './numbers';

interface LastWords {
  readonly lost: {
    readonly missed: (run: string) => string;
    readonly vain: string;
    readonly big: (tiles: string) => string;
    readonly close: string;
    readonly plain: string;
  };
  readonly won: {
    readonly claimed: (run: string) => string;
    readonly big: (tiles: string) => string;
    readonly close: string;
    readonly plain: string;
  };
  readonly tied: string;
}

const LAST_WORDS: Readonly<Record<Character, LastWords>> = {
  pip: {
    lost: {
      missed: (run) => `Was ${run} a run? I was watching a bird.`,
      vain: 'I really thought there was a run. It glittered!',
      big: (tiles) => `${capital(tiles)} at once! Can you show me how?`,
      close: 'So close! Again, again!',
      plain: 'You win! What is for tea?',
    },
    won: {
      claimed: (run) => `You left ${run} lying about. Finders keepers!`,
      big: (tiles) => `I got ${tiles} at once! Did you see?`,
      close: 'I won! Only just, but I won!',
      plain: 'I won? I won! Wait till I tell Mum!',
    },
    tied: 'The same as me! Are we twins now?',
  },
  wanda: {
    lost: {
      missed: (run) => `I put it there, I looked at it, and I missed it: ${run}!`,
      vain: 'I would call it again. One of these days it is a run.',
      big: (tiles) => `${capital(tiles)} at once? I wanted to grab those!`,
      close: 'One more grab, and I had you.',
      plain: 'Enough thinking. Again, and faster!',
    },
    won: {
      claimed: (run) => `You snooze, I snag. Thanks for ${run}!`,
      big: (tiles) => `${capital(tiles)} in one grab. That is how it is done!`,
      close: 'By a whisker! My heart is still racing.',
      plain: 'First thought, best thought. Told you.',
    },
    tied: 'A tie? I will not sleep until we play again.',
  },
  otto: {
    lost: {
      missed: (run) => `I never saw ${run}. It was right under my nose.`,
      vain: 'For once I was in a hurry, and called for nothing.',
      big: (tiles) => `${capital(tiles)} at once. I had to put on my other glasses.`,
      close: 'So near. One more cup of tea, and it was mine.',
      plain: 'Well played. I shall remember every tile of it.',
    },
    won: {
      claimed: (run) => `You overlooked ${run}. I usually do that.`,
      big: (tiles) => `${capital(tiles)} at once. Good things take time.`,
      close: 'A narrow one. Patience did it.',
      plain: 'Slowly does it. Shall we have another?',
    },
    tied: 'A tie. No hurry, we can settle it later.',
  },
  viola: {
    lost: {
      missed: (run) => `I see every line there is, and ${run} slipped past me.`,
      vain: 'I was sure that tile was still there. Was it not?',
      big: (tiles) => `${capital(tiles)} at once. What a lovely pattern!`,
      close: 'So close! If only I knew what had gone.',
      plain: 'I saw it coming, and then I forgot.',
    },
    won: {
      claimed: (run) => `${capital(run)} stood out like a row of lamps.`,
      big: (tiles) => `${capital(tiles)} at once. See how the lines meet?`,
      close: 'Close! I had lost count of what was gone.',
      plain: 'The lines were all there. One only has to look.',
    },
    tied: 'A tie. How beautifully even.',
  },
  henrik: {
    lost: {
      missed: (run) => `${capital(run)} was mine, and I let it go. Noted.`,
      vain: 'A call for nothing. I know better than that.',
      big: (tiles) => `${capital(tiles)} at once. I should not have left that open.`,
      close: 'A tile here, a tile there. Well played.',
      plain: 'You gave little away. I like that.',
    },
    won: {
      claimed: (run) => `I waited, and ${run} was still there.`,
      big: (tiles) => `${capital(tiles)} at once. One chance is enough.`,
      close: 'Closer than I like it.',
      plain: 'No hurry and no slips. That is all there is to it.',
    },
    tied: 'Even. Neither of us left much lying about.',
  },
  ada: {
    lost: {
      missed: (run) => `I had counted ${run}, and did not call it. Remarkable.`,
      vain: 'My count was off by one. It will not be again.',
      big: (tiles) => `${capital(tiles)} at once. I saw it one move too late.`,
      close: 'One good draw lay between us. Again?',
      plain: 'You counted better today. That is rare.',
    },
    won: {
      claimed: (run) => `${capital(run)} was there for anyone who was counting.`,
      big: (tiles) => `${capital(tiles)} at once. I was saving that square.`,
      close: 'You made me count twice. Well played.',
      plain: 'I knew where every tile was. Do come back.',
    },
    tied: 'A tie. I should like to see that game again.',
  },
};

/** What a character says of how a game ended. */
export function lastWord(character: Character, fact: WordFact): string {
  const { lost, won, tied } = LAST_WORDS[character];
  if (fact.outcome === 'tied') return tied;
  if (fact.outcome === 'lost') {
    switch (fact.about) {
      case 'missed': return lost.missed(between(fact.run));
      case 'big': return lost.big(inWords(fact.tiles));
      default: return lost[fact.about];
    }
  }
  switch (fact.about) {
    case 'claimed': return won.claimed(between(fact.run));
    case 'big': return won.big(inWords(fact.tiles));
    default: return won[fact.about];
  }
}

/** In quotation marks, as somebody's own words. */
export function quoted(text: string): string {
  return `“${text}”`;
}

/** A run by its ends: "26–56". */
function between([first, last]: RunEnds): string {
  return `${first}–${last}`;
}
