/** Words kept by hand: crude ones, which no list takes; others that no character is to say; and everyday ones that are left out. */

/** Crude ones by how they begin, and whole words that others begin like. */
const CRUDE = {
  en: {
    begin: /^(?:arsehole|asshole|faggot|fuck|fellat|fart|negr|nigg|slut|shit|skank|twat|turd|tranny|titt(?:y|ies)|kaffir|kike|jism)/u,
    whole: [
      'ass', 'arse', 'fag', 'fags', 'tit', 'tits', 'spic', 'spick', 'spik', 'kraut', 'jap', 'squaw', 'nookie', 'nooky',
      'quim', 'nympho', 'strumpet', 'nymphomaniac',
    ],
  },
  sv: {
    begin: /^(?:fitt|fjoll|knull|kuk|kåt|neger|negr|snopp|slyna|skitstövel|svartskall|tattar|dildo|djävel|jävel|fanskap|fettskalle)/u,
    whole: [
      'fan', 'fis', 'sug', 'skit', 'satan', 'helvete', 'hora', 'kiss', 'kissa', 'slampa', 'subba', 'tutte', 'tutt', 'sköka', 'skökor',
    ],
  },
} as const;

/** What anybody may say and a character doesn't: bodies, creeds, peoples, misery, and what is no noun to anybody's ear. */
const UNSAID = {
  en: [
    'abort', 'adulterer', 'anarchist', 'alcoholic', 'fancier', 'fatherland', 'female', 'fool', 'jerk', 'nude', 'topgallant',
    'teetotaller', 'titmouse', 'anus', 'arab', 'assassin', 'aboriginal', 'corpse', 'eunuch', 'executioner', 'existentialist', 'entrail',
    'killer', 'kidnapper', 'nazi', 'native', 'nipple', 'quaker', 'slave', 'sperm', 'testicle', 'torturer', 'tormentor',
    'there', 'thus', 'still', 'stupid', 'active', 'associate', 'addition', 'end', 'effect', 'equal', 'empty', 'entire', 'everlasting',
    'etcetera', 'extra', 'eternal', 'fellow', 'filling', 'flat', 'fat', 'facing', 'foul', 'joint', 'junior', 'keeping', 'national',
    'natural', 'necessary', 'narrow', 'neutral', 'quarters', 'state', 'silent', 'sole', 'technical', 'thick', 'tidy', 'till', 'total',
    'tip', 'kamikaze', 'jap', 'japan', 'john', 'jenny', 'jimdandy', 'jimhickey', 'savage', 'sinner', 'small', 'sir', 'spirit', 'nobody',
    'abyssinian', 'quicksilver', 'executive', 'alien', 'stoic', 'tart',
  ],
  sv: [
    'direktion', 'djävul', 'dum', 'dåre', 'käft', 'slav', 'slaktoffer', 'stjärt', 'tarm', 'tandkött', 'niding', 'kommissarie', 'turk',
    'dumhuvud', 'dumbom', 'dråpare', 'drinkare', 'dunst', 'dynga', 'dy', 'effekt', 'enuck', 'eskimå', 'eunuck',
    'fullborda', 'flagg', 'fransysk', 'fransyska', 'fiende', 'främmande', 'frakta', 'fara', 'finne', 'få', 'furstinna', 'kadaver',
    'kannibal', 'karaktär', 'kasematt', 'kall', 'kap', 'katolik', 'klientel', 'knip', 'kosa', 'krasse', 'köksa',
    'nazist', 'narr', 'ny', 'nafta', 'näs', 'nå', 'sil', 'skälla', 'slem', 'smyg', 'sorglig', 'svin', 'söder', 'sökande',
    'sörja', 'telning', 'tiggerska', 'tilja', 'tjocka', 'träl', 'tungomål', 'tyrann', 'töcken', 'tåga', 'tyska', 'tysk', 'åse', 'skurk',
    'konstant', 'kräldjur',
  ],
} as const;

/** Everyday words that begin with a letter of which the small dictionaries know few. */
const ALSO = {
  en: [
    'apple', 'ant', 'bee', 'egg', 'elf', 'emu', 'eagle', 'easel', 'echo', 'eraser', 'evening', 'jam', 'jar', 'jeans', 'jeep', 'jet',
    'jigsaw', 'job', 'joke', 'jumper', 'jungle', 'jury', 'jellyfish', 'juggler', 'jogger', 'javelin', 'jaguar', 'kayak', 'kebab',
    'ketchup', 'key', 'kid', 'king', 'kiosk', 'kite', 'kitten', 'kiwi', 'knife', 'knob', 'knot', 'koala', 'keyboard', 'kilt', 'kennel',
    'kimono', 'kick', 'kiss', 'noodle', 'noise', 'note', 'notebook', 'neck', 'newt', 'nurse', 'ninja', 'nugget', 'night', 'newspaper',
    'quail', 'quarrel', 'quarry', 'quarter', 'quartet', 'queen', 'question', 'queue', 'quiche', 'quilt', 'quince', 'quiver', 'quiz',
    'quotation', 'quote', 'quest', 'quill', 'quartz', 'quay', 'quarterback', 'quantity', 'quality', 'quintet', 'quota', 'quoits',
    'quicksand', 'quibble', 'quadrangle', 'quack', 'quagmire', 'quaver', 'questionnaire', 'query', 'quarantine', 'quirk',
  ],
  sv: [
    'dal', 'damm', 'dans', 'deg', 'diamant', 'dimma', 'disk', 'djur', 'docka', 'dricka', 'dröm', 'duk', 'dusch', 'dygn', 'däck',
    'drottning', 'ek', 'eka', 'eld', 'elefant', 'element', 'elev', 'enbuske', 'engelska', 'entré', 'ess', 'etikett', 'expert',
    'express', 'eldstad', 'ekorre', 'ekorrhjul', 'eftermiddag', 'elektriker', 'eucalyptus', 'elvisp', 'etage', 'evighet', 'nalle',
    'natt', 'namn', 'napp', 'navel', 'ninja', 'nota', 'nos', 'not', 'nudel', 'nyans', 'nyhet', 'nöje', 'nöt', 'näckros', 'nyckelpiga',
    'nattlampa', 'nypon', 'nagellack', 'åder', 'ådra', 'ånga', 'ångbåt', 'ånglok', 'ångest', 'ånger', 'åldring', 'ålder', 'ålderdom',
    'ålskinn', 'ålfiske', 'år', 'åra', 'åratal', 'århundrade', 'årtionde', 'årstid', 'årsdag', 'årskort', 'årsbok', 'årsring', 'årgång',
    'årskurs', 'åsikt', 'åska', 'åskmoln', 'åskväder', 'åsna', 'åskregn', 'åskledare', 'åskådare', 'åklagare', 'åkeri', 'åkare',
    'åktur', 'åkersork', 'åkerbär', 'åklaga', 'åkomma', 'åtgärd', 'åtal', 'åtta', 'åtanke', 'återbud', 'återvändsgränd', 'återkomst',
    'åttkant', 'åldersgräns', 'ås', 'åminnelse', 'åkgräsklippare', 'ångström', 'ångmaskin', 'ångbastu', 'åthävor', 'åtlöje', 'åtagande',
    'åhörare', 'åkalla',
  ],
} as const;

const has = (words: readonly string[], word: string): boolean => words.includes(word);

/** @param language of the word, which is in lower case, with `_` for a blank */
export function isCrude(language: 'en' | 'sv', word: string): boolean {
  const { begin, whole } = CRUDE[language];
  return word.split(/[-_]/u).some((part) => begin.test(part) || has(whole, part));
}

/** Whether a character may say it. */
export function isSaid(language: 'en' | 'sv', word: string): boolean { return !has(UNSAID[language], word); }

/** Whether it is an everyday word though no small dictionary says so. */
export function isAlsoSaid(language: 'en' | 'sv', word: string): boolean { return has(ALSO[language], word); }
