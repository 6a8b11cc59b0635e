/** Words of 'search everything' and of the list of shortcuts. */

const count = (n: number): string => n.toLocaleString('nl-NL');

/** A key as it stands on a keyboard; `mod` is the one that commands begin with. */
const KEYS = {
  mod: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  enter: 'Enter',
  esc: 'Esc',
  tab: 'Tab',
  home: 'Home',
  end: 'End',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
} as const;

export const searchText = {
  open: 'Alles doorzoeken',
  short: 'Zoeken',
  field: 'Zoek een klant, jacht, ligplaats, service of scherm',
  placeholder: 'Klant, jacht, service …',
  close: 'Zoeken sluiten',
  results: 'Resultaten',
  add_client: 'Klant toevoegen',
  add_post: 'Nieuw artikel',
  screens: 'Schermen',
  actions: 'Acties',
  recent: 'Laatst gekozen',
  count: (found: number) =>
    found === 0 ? 'Niets gevonden' : found === 1 ? '1 resultaat' : `${count(found)} resultaten`,
  /** Said besides how many there are. */
  reading: 'Nog niet alles is gelezen.',
  of: (shown: number, all: number) => `${count(shown)} van ${count(all)}`,
  none: 'Niets gevonden. Probeer een deel van een naam, een telefoonnummer of een datum.',
  unreadable: 'Het zoeken kon niet worden geopend. Herlaad de pagina zodra er verbinding is.',
  hints: { choose: 'kiezen', open: 'openen', close: 'sluiten' },
  /** Other words by which a screen is found. */
  screen_words: {
    dashboard: 'Overzicht cijfers omzet grafieken paginaweergaven',
    blog: 'Blog artikelen nieuws posts',
    requests: 'Aanvragen berichten founding members nieuwsbrief',
    today: 'Dag planning agenda',
    clients: 'Klanten jachten ligplaatsen services',
    site: 'Website foto’s projecten video’s diensten',
    sync: 'Wijzigingen conflicten verzenden back-up',
    settings: 'Medewerkers uitnodigen bewaartermijnen weergave dit apparaat',
  },
  keys: KEYS,
  /** On a Mac. */
  mac_keys: { mod: '⌘', shift: '⇧', alt: '⌥' },
  shortcuts: {
    title: 'Sneltoetsen',
    close: 'Sneltoetsen sluiten',
    or: 'of',
    everywhere: 'Overal',
    list: 'In een lijst',
    viewer: 'Bij een foto',
    editor: 'In de tekst van een artikel',
    code: 'In de HTML van een artikel',
    own: {
      label: 'Het vraagteken opent deze lijst',
      text: 'Zet dit uit als u tegen uw apparaat praat. De lijst staat ook bij Alles doorzoeken.',
      failed: 'De keuze is niet bewaard op dit apparaat.',
    },
    does: {
      search: 'Alles doorzoeken',
      undo: 'Ongedaan maken',
      redo: 'Opnieuw uitvoeren',
      close: 'Een venster sluiten',
      list: 'Deze lijst tonen',
      entries: 'Naar de vorige of de volgende',
      ends: 'Naar de eerste of de laatste',
      open: 'Openen',
      photos: 'Vorige of volgende foto',
      zoom: 'Inzoomen of uitzoomen',
      fit: 'Hele foto tonen',
      bold: 'Vet',
      italic: 'Cursief',
      underline: 'Onderstrepen',
      headings: 'Kop 2 of kop 3',
      bullets: 'Opsomming',
      numbers: 'Genummerde lijst',
      toolbar: 'Naar de knoppen van de opmaak',
      find: 'In de HTML zoeken',
      leave: 'Het veld verlaten',
    },
  },
} as const;
