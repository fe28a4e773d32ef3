/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Start {
  'backup-title': null; 'backup-about': null; 'backup-save': null; 'backup-read': null; 'backup-take-settings': null; 'banner-close': null;
  'banner-superseded': null; 'banner-not-loaded': null; 'banner-reload': null; 'banner-save-all': null; 'character-pip': null;
  'character-pip-line': null; 'character-wanda': null; 'character-wanda-line': null; 'character-otto': null; 'character-otto-line': null;
  'character-viola': null; 'character-viola-line': null; 'character-henrik': null; 'character-henrik-line': null; 'character-ada': null;
  'character-ada-line': null; 'door-several': null; 'door-several-line': null; 'door-cards': null; 'door-cards-line': null;
  'door-learn': null; 'door-learn-line': null; 'door-lessons-done': { done: string | number; of: string | number }; 'door-training': null;
  'door-training-line': null; 'door-history-line': { games: number }; 'duration-about': { time: number; unit: 'hours' | 'minutes' };
  'history-open': null; 'history-failed': null; 'language-unknown': { asked: string | number }; 'mark-circle': null; 'mark-square': null;
  'mark-triangle': null; 'mark-diamond': null; 'mark-star': null; 'mark-hexagon': null; 'mark-cross': null; 'mark-moon': null;
  'name-you': null; 'name-you-inside': null; 'name-you-object': null; 'name-somebody': null; 'name-somebody-nth': { nth: string | number };
  'name-genitive': { hisses: 'no' | 'yes'; name: string | number }; 'notice-memory-only': null; 'notice-outdated': null;
  'notice-save-failed': null; 'notice-training-failed': null; 'notice-no-picture': null; 'person-1': null; 'person-2': null;
  'person-3': null; 'person-4': null; 'rules-open': null; 'rules-open-name': null; 'settings-open': null; 'snag-call': null;
  'start-title': null; 'start-tagline': null; 'start-play-against': { name: string | number }; 'start-now': null; 'start-learn': null;
  'start-learn-line': null; 'start-or': null; 'start-against': null; 'start-more': null; 'start-loading': null;
  'start-continue-title': null; 'start-continue': null; 'start-delete-game': null; 'start-delete-game-now': null; 'start-close-match': null;
  'start-close-match-now': null; 'start-game': { names: string | number; tiles: number }; 'start-played': { tiles: number };
  'start-match-single': { games: number; names: string | number }; 'start-match-to-100': { games: number; names: string | number };
  'start-match-games': { games: number; names: string | number; of: string | number }; 'start-more-waiting': { games: number };
  'start-no-name': null; 'start-plays-as': { name: string | number }; 'start-your-name': null; 'start-name-later': null;
  'start-save-name': null; 'tabs-elsewhere': null; 'tabs-match-elsewhere': null; 'tabs-take-over': null; 'tabs-taken': null;
  'today-title': null; 'today-name': { date: string | number }; 'today-in-a-row': { days: number };
  'today-against': { name: string | number }; 'today-same-tiles': null; 'today-waits': null; 'today-won-by': { tiles: string | number };
  'today-won': null; 'today-tied': { tiles: string | number }; 'today-lost': { tiles: string | number }; 'today-unfinished': null;
  'today-for-fun': null; 'update-waits': null; 'update-take': null; 'update-busy': null; 'update-used': null; 'update-reload': null;
}
