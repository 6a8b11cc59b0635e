/** Words of the screen that manages what the public site shows. */

const entries = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('nl-NL')} ${many}`;

export const siteText = {
  heading: 'Site-inhoud',
  intro: 'Wat bezoekers op de site zien. Wijzigingen staan na het verzenden meteen online.',
  filter: 'Soort inhoud',

  kinds: {
    project: 'Projecten',
    pair: 'Voor en na',
    hero: 'Hoofdbeelden',
    boat_type: 'Boottypen',
    service: 'Diensten',
    video: 'Video’s',
  },
  /** What the list of a kind says under the filter. */
  about: {
    project: 'Bovenaan staat wat bezoekers het eerst zien. De bovenste drie staan ook op de homepagina.',
    pair: 'Twee foto’s van hetzelfde jacht. Een project kan ernaar verwijzen.',
    hero: 'Het grote beeld boven een pagina. Van elke pagina geldt het bovenste.',
    boat_type: 'De kaarten waarmee bezoekers hun type boot kiezen.',
    service: 'De drie kaarten op de portfoliopagina, in vaste volgorde.',
    video: 'Video’s op de portfoliopagina. Zij worden pas geladen als een bezoeker ze start.',
  },
  count: {
    project: (count: number) => entries(count, 'project', 'projecten'),
    pair: (count: number) => entries(count, 'paar', 'paren'),
    hero: (count: number) => entries(count, 'hoofdbeeld', 'hoofdbeelden'),
    boat_type: (count: number) => entries(count, 'boottype', 'boottypen'),
    service: (count: number) => entries(count, 'dienst', 'diensten'),
    video: (count: number) => entries(count, 'video', 'video’s'),
  },
  add: {
    project: 'Project toevoegen',
    pair: 'Voor en na toevoegen',
    hero: 'Hoofdbeeld toevoegen',
    boat_type: 'Boottype toevoegen',
    service: 'Dienst toevoegen',
    video: 'Video toevoegen',
  },
  edit: {
    project: 'Project bewerken',
    pair: 'Voor en na bewerken',
    hero: 'Hoofdbeeld bewerken',
    boat_type: 'Boottype bewerken',
    service: 'Dienst bewerken',
    video: 'Video bewerken',
  },
  empty: {
    project: {
      title: 'Nog geen projecten',
      text: 'Voeg een project toe met een foto van het resultaat. Het staat daarna bovenaan in het portfolio.',
    },
    pair: {
      title: 'Nog geen voor en na',
      text: 'Voeg twee foto’s van hetzelfde jacht toe, liefst vanaf dezelfde plek genomen.',
    },
    hero: {
      title: 'Nog geen hoofdbeelden',
      text: 'Zonder hoofdbeeld toont een pagina haar eigen tekening. Voeg een brede foto toe.',
    },
    boat_type: {
      title: 'Nog geen boottypen',
      text: 'Voeg de typen toe waaruit een bezoeker kan kiezen, elk met een foto.',
    },
    service: {
      title: 'Nog geen diensten',
      text: 'Voeg de kaarten van de portfoliopagina toe.',
    },
    video: {
      title: 'Nog geen video’s',
      text: 'Voeg het adres van een video toe en kies een foto die ervoor staat.',
    },
  },
  loading: 'Inhoud laden',
  unreadable: 'De inhoud van de site kan niet worden gelezen',
  syncing_title: 'De inhoud wordt opgehaald',
  syncing_text: 'Dit gebeurt één keer op dit apparaat.',
  offline_title: 'Nog niets opgehaald',
  offline_text:
    'Dit apparaat heeft de inhoud van de site nog niet. Zodra er verbinding is, wordt zij opgehaald.',

  row: {
    untitled: 'Zonder titel',
    on: 'Op de site',
    off: 'Niet op de site',
    toggle: (title: string) => `${title} op de site tonen`,
    up: (title: string) => `${title} omhoog`,
    down: (title: string) => `${title} omlaag`,
    moved: (title: string, place: number, count: number) =>
      `${title} staat nu op plaats ${place} van ${count}`,
    half_missing: 'Een van de twee foto’s ontbreekt: staat nog niet op de site',
    no_picture: 'Zonder foto',
    /** A picture that is not with the server yet. */
    states: {
      stored: '',
      pending: 'Foto wacht op verzenden',
      sending: 'Foto wordt verzonden',
      failed: 'Foto niet verzonden',
    },
  },

  fields: {
    title: 'Titel',
    description: 'Omschrijving',
    category: 'Categorie',
    location: 'Ligplaats',
    services: 'Uitgevoerd werk',
    done_on: 'Datum',
    transform_id: 'Voor en na',
    page: 'Pagina',
    type: 'Boottype',
    link: 'Verwijst naar',
    url: 'Adres van de video',
    alt: 'Wat is er op de foto te zien?',
    before_alt: 'Wat is er op de foto van voor te zien?',
    after_alt: 'Wat is er op de foto van na te zien?',
    active: 'Op de site tonen',
  },
  hints: {
    services: 'Met komma’s ertussen, bijvoorbeeld: Polijsten, Verzegelen',
    done_on: 'Leeg: de dag van toevoegen',
    alt: 'Wordt voorgelezen aan wie de foto niet ziet, bijvoorbeeld: Groene romp van een motorjacht, glanzend na het polijsten',
    link: 'Leeg: de pagina met diensten',
    url: 'Van YouTube, bijvoorbeeld https://www.youtube.com/watch?v=…',
    active: 'Bezoekers zien het zodra de foto is verzonden.',
    service_title: 'De site toont deze drie kaarten.',
  },
  pages: {
    home: 'Home',
    about: 'Over ons',
    services: 'Diensten',
    gallery: 'Portfolio',
    blog: 'Blog',
  },
  no_pair: 'Geen',

  picture: {
    legend: { picture: 'Foto', before: 'Voor', after: 'Na' },
    choose: 'Foto kiezen',
    replace: 'Andere foto kiezen',
    /** The accessible names where a form has two. */
    choose_of: { picture: 'Foto kiezen', before: 'Foto van voor kiezen', after: 'Foto van na kiezen' },
    replace_of: {
      picture: 'Andere foto kiezen',
      before: 'Andere foto van voor kiezen',
      after: 'Andere foto van na kiezen',
    },
    none: 'Nog geen foto',
    preparing: 'De foto wordt klaargemaakt…',
    chosen: (width: number, height: number) => `Gekozen: ${width} × ${height} pixels`,
    small: (width_px: number) =>
      `Deze foto is smaller dan ${width_px} pixels en kan op een groot scherm onscherp zijn.`,
    unreadable: 'Dit bestand kan niet als foto worden gelezen. Kies een JPEG, PNG, WebP of HEIC.',
    too_large: 'Deze foto is te groot. Kies een kleinere.',
    not_loaded:
      'Het onderdeel van de app dat foto’s klaarmaakt, kon niet worden geladen. Zorg voor verbinding en kies de foto opnieuw.',
    not_kept:
      'Een gekozen foto wordt pas bewaard als u opslaat. Na het sluiten van de pagina kiest u haar opnieuw.',
  },

  form: {
    content: 'Inhoud',
    save: 'Opslaan',
    save_new: 'Toevoegen',
    added: 'Toegevoegd',
    saved: 'Opgeslagen',
    shown: 'Staat op de site',
    hidden: 'Staat niet meer op de site',
    moved: 'Volgorde opgeslagen',
    delete: 'Verwijderen',
    deleted: 'Verwijderd',
    gone: 'Dit bestaat niet (meer)',
    gone_text: 'Misschien is het op een ander apparaat verwijderd.',
    back: 'Terug naar de lijst',
  },
  confirm: {
    title: (title: string) => `${title} verwijderen`,
    text: 'Het verdwijnt van de site en van alle apparaten, met de foto’s. Dit kan niet ongedaan worden gemaakt.',
    yes: 'Verwijderen',
  },
  errors: {
    add: 'Toevoegen is niet gelukt. Probeer het opnieuw.',
    edit: 'Opslaan is niet gelukt. Probeer het opnieuw.',
    move: 'De volgorde kon niet worden opgeslagen. Probeer het opnieuw.',
    delete: 'Verwijderen is niet gelukt. Probeer het opnieuw.',
    retry: 'Opnieuw proberen is niet gelukt.',
  },
  retry_picture: 'Foto opnieuw verzenden',

  /** By field, then by error code. */
  field_errors_of: {
    title: { required: 'Vul de titel in.' },
    type: { required: 'Vul het boottype in.' },
    page: { invalid_choice: 'Kies een pagina.' },
    alt: { required: 'Beschrijf de foto in één zin.' },
    before_alt: { required: 'Beschrijf de foto in één zin.' },
    after_alt: { required: 'Beschrijf de foto in één zin.' },
    url: {
      required: 'Vul het adres van de video in.',
      invalid_address: 'Dit is geen adres van een video op YouTube.',
    },
    link: { invalid_address: 'Begin met / voor een eigen pagina, of met https://.' },
    picture: { required: 'Kies een foto.', too_large: 'Deze foto is te groot. Kies een kleinere.' },
    before: { required: 'Kies de foto van voor.', too_large: 'Deze foto is te groot. Kies een kleinere.' },
    after: { required: 'Kies de foto van na.', too_large: 'Deze foto is te groot. Kies een kleinere.' },
  },
} as const;
