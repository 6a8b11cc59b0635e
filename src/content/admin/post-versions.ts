/** Texts of the versions of an article: their list, what changed between two, and putting one back. */

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('nl-NL')} ${many}`;

export const postVersionsText = {
  open: 'Versies',
  open_of: (title: string) => `Versies van ${title}`,
  title: 'Versies',
  list: 'Versies, nieuwste eerst',
  intro: 'Elke keer dat het artikel wordt opgeslagen, blijft een versie bewaard.',
  loading: 'Versies laden',
  empty: 'Van dit artikel is nog geen versie bewaard.',
  /** The link of one version. */
  look: 'Bekijk wat er veranderde',
  look_of: (when: string) => `Bekijk wat er veranderde, versie van ${when}`,
  older: (number: number) => `${count(number, 'oudere versie', 'oudere versies')} tonen`,

  today: (time: string) => `vandaag ${time}`,
  yesterday: (time: string) => `gisteren ${time}`,
  unknown_time: 'tijd onbekend',
  arrived: (when: string) => `ontvangen ${when}`,
  words: (number: number) => count(number, 'woord', 'woorden'),
  draft: 'Concept',

  states: {
    public: 'Nu op de site',
    pending: 'Nog niet verzonden',
    rejected: 'Niet aangenomen',
    lost: 'Tegelijk geschreven, niet gekozen',
  },

  /** By why the server's versions are missing. */
  missing: {
    offline:
      'Zonder verbinding ziet u alleen de versies die nog op dit apparaat staan. De andere bewaart de server; ze verschijnen zodra er verbinding is.',
    sign_in:
      'Log in om alle versies te zien. Hieronder staat wat u zelf op dit apparaat opsloeg en nog niet is verzonden.',
    failed: 'De server gaf geen lijst. Hieronder staat wat u zelf opsloeg en nog niet is verzonden.',
  },
  /** The same, where the server's versions were read before and stay in the list. */
  not_renewed: {
    offline:
      'Er is geen verbinding. Dit zijn de versies die al waren opgehaald; nieuwere van anderen kunnen ontbreken.',
    sign_in: 'Log in om de lijst te vernieuwen. Nieuwere versies van anderen kunnen ontbreken.',
    failed: 'De lijst kon niet worden vernieuwd. Nieuwere versies van anderen kunnen ontbreken.',
  },
  empty_here: 'Op dit apparaat wacht geen versie op verzenden.',
  retry: 'Opnieuw proberen',

  comparison: {
    title: 'Wat er veranderde',
    version: 'Deze versie',
    other: 'Vergeleken met',
    first: 'Dit is de oudste bewaarde versie. Er is geen eerdere om mee te vergelijken.',
    /** The same, while the server's versions are missing. */
    first_here:
      'Op dit apparaat staat geen eerdere versie. Heeft de server er een, dan verschijnt ze zodra de lijst is opgehaald.',
    loading: 'Versies vergelijken',
    gone: 'Deze versie is er niet (meer)',
    gone_text: 'Oude concepten worden na verloop van tijd opgeruimd. Wat op de site stond, blijft bewaard.',
    back: 'Terug naar de versies',
    unread: {
      offline:
        'Zonder verbinding kan deze versie niet worden opgehaald. Ze verschijnt zodra er verbinding is.',
      sign_in: 'Log in om deze versie te zien.',
      failed: 'De server gaf deze versie niet. Probeer het nog eens.',
      gone: 'Een van deze twee versies is intussen opgeruimd. Kies een andere.',
      code: 'Het onderdeel dat vergelijkt, kon niet worden geladen. Zorg één keer voor verbinding.',
    },
    same: 'Tussen deze twee versies zijn geen woorden, links of foto’s veranderd.',
    published: 'Met deze versie werd het artikel gepubliceerd.',
    unpublished: 'Met deze versie ging het artikel van de site.',
    summary: (changed: number, added: number, removed: number, fields: number): string =>
      [
        fields > 0 ? `${count(fields, 'gegeven', 'gegevens')} gewijzigd` : '',
        changed > 0 ? `${count(changed, 'tekstdeel', 'tekstdelen')} gewijzigd` : '',
        added > 0 ? `${count(added, 'tekstdeel', 'tekstdelen')} toegevoegd` : '',
        removed > 0 ? `${count(removed, 'tekstdeel', 'tekstdelen')} verwijderd` : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    fields_heading: 'Gegevens',
    text_heading: 'Artikeltekst',
    fields: {
      title: 'Titel',
      slug: 'Adres',
      author: 'Auteur',
      category: 'Categorie',
      metaDescription: 'Meta-omschrijving',
      alt: 'Wat er op de uitgelichte foto te zien is',
      focus: 'Brandpunt van de uitgelichte foto',
      image_url: 'Uitgelichte foto',
    },
    /** Of the featured image: the point that stays in sight where a page cuts it. */
    middle: 'het midden',
    focus: (x: number, y: number) => `${x}% van links en ${y}% van boven`,
    other_picture: 'Er kwam een andere foto.',
    added_picture: 'Er kwam een foto.',
    removed_picture: 'De foto ging weg.',
    blocks: { added: 'Toegevoegd', removed: 'Verwijderd', changed: 'Gewijzigd' },
    /** Said before words that are there in one version only. */
    said: { added: 'toegevoegd:', removed: 'verwijderd:' },
    unchanged: (number: number) => count(number, 'ongewijzigd tekstdeel', 'ongewijzigde tekstdelen'),
    layout_only: 'De opbouw of opmaak van dit deel is anders; de woorden zijn gelijk.',

    /** What became of the formatting of words. */
    formats: {
      strong: 'vet',
      em: 'cursief',
      u: 'onderstreept',
      s: 'doorgehaald',
      code: 'code',
      sub: 'laag gezet',
      sup: 'hoog gezet',
      mark: 'gemarkeerd',
      small: 'klein',
    },
    format_added: (format: string) => `nu ${format}`,
    format_removed: (format: string) => `niet meer ${format}`,
    restyled: 'andere kleur of opmaak',
    link_changed: (from: string, to: string) => `link was ${from}, nu ${to}`,
    link_added: (to: string) => `nieuwe link: ${to}`,
    link_removed: (from: string) => `link weg: ${from}`,

    /** What a line is. */
    lines: {
      p: 'alinea',
      h1: 'kop 1',
      h2: 'kop 2',
      h3: 'kop 3',
      h4: 'kop 4',
      h5: 'kop 5',
      h6: 'kop 6',
      ul: 'opsomming',
      ol: 'genummerde lijst',
      blockquote: 'citaat',
      pre: 'code',
      td: 'tabelcel',
      th: 'tabelkop',
      caption: 'bijschrift',
      figcaption: 'bijschrift',
      summary: 'samenvatting',
      dt: 'begrip',
      dd: 'uitleg',
      li: 'lijstonderdeel',
    },
    aligns: {
      left: 'links',
      start: 'links',
      center: 'gecentreerd',
      right: 'rechts',
      end: 'rechts',
      justify: 'uitgevuld',
    },
    line_changed: (from: string, to: string) => `was ${from}, nu ${to}`,
    align_changed: (from: string, to: string) => `uitlijning was ${from}, nu ${to}`,

    pictures: {
      added: 'Foto toegevoegd',
      removed: 'Foto verwijderd',
      replaced: 'Foto vervangen',
      changed: 'Foto gewijzigd',
      alt: (from: string, to: string) => `omschrijving was ‘${from}’, nu ‘${to}’`,
      alt_added: (to: string) => `omschrijving: ‘${to}’`,
      alt_removed: (from: string) => `omschrijving weg, was ‘${from}’`,
      width: (from: string, to: string) => `breedte was ${from}, nu ${to}`,
      own_width: 'eigen maat',
      none: 'zonder omschrijving',
    },
    things: {
      iframe: 'Video of kaart',
      hr: 'Scheidingslijn',
      style: 'Stijlregels (CSS)',
      video: 'Video',
      audio: 'Geluid',
      svg: 'Tekening',
    },
    thing_presence: { added: 'toegevoegd', removed: 'verwijderd', same: '' },
  },

  restore: {
    action: 'Deze versie terugzetten',
    is_present: 'Dit is het artikel zoals het nu is.',
    title: (when: string) => `Versie van ${when} terugzetten?`,
    text: 'Titel, tekst en gegevens worden weer zoals in deze versie. Dat wordt een nieuwe versie: wat er nu staat, blijft in de lijst bewaard.',
    stays: 'De uitgelichte foto en het adres van het artikel blijven zoals ze nu zijn.',
    public: 'Bezoekers lezen dit meteen, zodra het is verzonden.',
    still_draft: 'Het artikel blijft een concept.',
    typed:
      'In het formulier staat tekst die nog niet is opgeslagen. Die blijft staan en komt samen met deze versie; waar beide een tekstdeel veranderden, kiest u daar.',
    yes: 'Terugzetten',
    done: 'Versie teruggezet',
    failed: 'Terugzetten lukte niet. Er is niets gewijzigd.',
  },
} as const;
