import { STORAGE_PREFIX } from '../../brand.ts';

/** Words of the photos with a service: taking, choosing, looking and comparing. */

const photos = (n: number): string => (n === 1 ? '1 foto' : `${n.toLocaleString('nl-NL')} foto's`);

const kept = (n: number): string =>
  `${photos(n)} ${n === 1 ? 'staat' : 'staan'} veilig op dit apparaat en ${n === 1 ? 'wacht' : 'wachten'} daarop.`;

export const photosText = {
  kinds: { before: 'Voor', after: 'Na', other: 'Overig' },
  /** With the service they belong to: 'Waxen en polijsten op 05 mrt 2026'. */
  service: (type: string, date: string) => `${type} op ${date}`,

  strip: {
    label: (service: string) => `Foto's van ${service}`,
    title: "Foto's",
    none: 'Nog geen',
    loading: 'Worden geladen…',
    count: photos,
    add: "Foto's toevoegen",
    add_to: (service: string) => `Foto's toevoegen aan ${service}`,
    show_all: (hidden: number) => `Toon ook de andere ${photos(hidden)}`,
    show_fewer: 'Toon minder',
    open: (kind: string, index: number, count: number) => `${kind}, foto ${index} van ${count} openen`,
  },

  /** The state of a photo's bytes: on a thumbnail, in its name and in the viewer. */
  states: {
    pending: 'Wacht op verzenden',
    sending: 'Wordt verzonden',
    failed: 'Niet verzonden',
    stored: '',
  },
  states_line: {
    pending: (n: number) => `${photos(n)} ${n === 1 ? 'wacht' : 'wachten'} op verzenden`,
    failed: (n: number) => `${photos(n)} niet verzonden`,
    retry_all: 'Opnieuw verzenden',
  },

  /** Why a picture was not sent, by code, wherever it is told. */
  failures: {
    TOO_LARGE: 'De foto is te groot voor de server. Zij staat veilig op dit apparaat.',
    WRONG_TYPE: 'De server neemt dit soort bestand niet aan. De foto staat veilig op dit apparaat.',
    FORBIDDEN: 'U mag hier geen foto toevoegen: vraag een beheerder. De foto staat veilig op dit apparaat.',
    DIFFERENT: 'De server heeft al een andere foto onder deze naam. Deze foto staat veilig op dit apparaat.',
    BYTES_LOST:
      'De browser heeft deze foto gewist voordat zij kon worden verzonden. Verwijder haar en maak haar opnieuw.',
    ROW_GONE:
      'Iemand anders heeft deze foto intussen verwijderd, zodat zij niet meer wordt verzonden. Zij staat nog op dit apparaat: sla haar op of gooi haar weg.',
    unknown: 'De foto kon niet worden verzonden. Zij staat veilig op dit apparaat.',
  },

  add: {
    title: "Foto's toevoegen",
    close: 'Sluiten',
    done: 'Klaar',
    kind: 'Wat laten de foto’s zien?',
    take: 'Foto maken',
    choose: "Kies foto's",
    safe: 'Alles wordt eerst op dit apparaat bewaard en verzonden zodra er verbinding is.',
    /** Of pictures that were taken in a form. */
    in_form: (n: number) => (n === 0 ? 'Bij deze service' : `${photos(n)}, bewaard bij deze service`),
    shot: (kind: string, index: number, count: number) => `${kind}, foto ${index} van ${count}`,
    discard: (shot: string) => `${shot} weggooien`,
    missing_title: 'Deze service is niet gevonden',
    missing_text: 'De service is verwijderd of staat nog niet op dit apparaat.',
  },

  /** Shots and chosen files on their way to being photos. */
  import: {
    progress: (n: number) =>
      n === 1 ? 'Nog 1 foto wordt klaargezet' : `Nog ${n.toLocaleString('nl-NL')} foto's worden klaargezet`,
    progress_label: "Foto's klaarzetten",
    /** What a shot is called in the sentences below. */
    shot: 'De gemaakte foto',
    /** Why it is no photo (yet); it is kept until a person decides. */
    problems: {
      unreadable: (name: string) =>
        `${name} kan niet als foto worden gelezen. Het bestand staat nog op dit apparaat.`,
      too_large: (name: string) =>
        `${name} is te groot voor een foto. Het bestand staat nog op dit apparaat.`,
      crashed: (name: string) =>
        `${name} kon drie keer niet worden klaargezet. Het bestand staat nog op dit apparaat.`,
      record_gone: (name: string) =>
        `De service van deze foto is verwijderd. ${name} staat nog op dit apparaat.`,
    },
    states: {
      pending: 'Wordt klaargezet',
      held: 'Van een service die nog niet is opgeslagen',
      set_aside: 'Niet als foto bewaard',
    },
    actions: {
      retry: 'Opnieuw proberen',
      save: 'Opslaan als bestand',
      discard: 'Weggooien',
      /** Of the form a shot was taken in. */
      open_form: 'Formulier openen',
      of: (action: string, name: string) => `${action}: ${name}`,
    },
    file_name: (moment: string, ending: string) => `${STORAGE_PREFIX}-foto-${moment}.${ending}`,
    confirm: {
      title: 'Foto weggooien',
      text: (name: string) =>
        `${name} staat alleen op dit apparaat. Weet u zeker dat u dit bestand wilt weggooien? Dit kan niet ongedaan worden gemaakt.`,
      yes: 'Foto weggooien',
      failed: 'Er is een fout opgetreden bij het weggooien van de foto',
    },
    retry_failed: 'Er is een fout opgetreden bij het opnieuw proberen',
    save_failed: 'Dit bestand kon niet van dit apparaat worden gelezen.',
    stopped: {
      storage: (n: number) =>
        `De opslag van dit apparaat is vol of geeft een fout. ${kept(n)} Maak ruimte vrij en probeer het opnieuw.`,
      not_loaded: (n: number) =>
        `Het onderdeel van de app dat foto's klaarzet, kon niet worden geladen. ${kept(n)} Zodra er verbinding is, gaat het verder.`,
      unexpected: (n: number) => `Er ging iets mis bij het klaarzetten. ${kept(n)} Probeer het opnieuw.`,
    },
    retry: 'Opnieuw proberen',
    /** Not kept at all, said at once. */
    not_kept: {
      storage:
        'De foto is niet bewaard: de opslag van dit apparaat is vol of geeft een fout. Maak ruimte vrij en maak of kies haar opnieuw.',
      too_large: (name: string) => `${name} is te groot en is niet toegevoegd.`,
      unreadable: (name: string) => `${name} kon niet worden gelezen en is niet toegevoegd.`,
    },
  },

  camera: {
    title: (whose: string) => `Foto maken van ${whose}`,
    view: 'Beeld van de camera',
    starting: 'De camera wordt aangezet',
    shutter: 'Foto maken',
    switch: 'Andere camera',
    stop: 'Camera sluiten',
    /** Kept: on this device, whatever happens to the page. */
    taken: (kept_count: number, busy: number) => {
      const said = `${kept_count.toLocaleString('nl-NL')}\u00a0bewaard`;
      return busy === 0 ? said : `${said}, ${busy.toLocaleString('nl-NL')}\u00a0bezig`;
    },
    none_taken: 'Nog geen foto gemaakt',
    denied_title: 'De camera is hier niet toegestaan',
    denied_text:
      'Sta de camera toe in de instellingen van de browser voor deze site, of maak de foto met de camera-app.',
    missing_title: 'De camera is nu niet te gebruiken',
    missing_text: 'Een andere app gebruikt haar misschien. Probeer het opnieuw of neem de camera-app.',
    retry: 'Opnieuw proberen',
    app: 'Foto maken met de camera-app',
    failed: 'Deze foto is niet gelukt. Maak haar nog een keer.',
  },

  viewer: {
    title: (service: string, whose: string) => `Foto's van ${service}, ${whose}`,
    position: (index: number, count: number) => `${index} van ${count}`,
    alt: (kind: string, service: string) => `${kind}: ${service}`,
    taken: (moment: string) => `Gemaakt ${moment}`,
    zoom_in: 'Vergroten',
    zoom_out: 'Passend maken',
    previous: 'Vorige foto',
    next: 'Volgende foto',
    close: 'Sluiten',
    missing_title: 'Deze foto is niet gevonden',
    missing_text: 'De foto is verwijderd of staat nog niet op dit apparaat.',
    missing_syncing: "De foto's worden nog opgehaald. De foto verschijnt hier vanzelf.",
    kind: 'Soort foto',
    download: 'Downloaden',
    delete: 'Foto verwijderen',
    fetching: 'Foto wordt opgehaald',
    absent: 'Niet op dit apparaat – verbinding nodig',
    sign_in: 'Niet op dit apparaat – log in om haar op te halen',
    fetch_failed: 'Deze foto kon niet worden opgehaald.',
    fetch_again: 'Opnieuw ophalen',
    retry: 'Opnieuw verzenden',
    file_name: (kind: string, moment: string) => `${STORAGE_PREFIX}-${kind.toLowerCase()}-${moment}`,
  },

  confirm: {
    delete_title: 'Foto verwijderen',
    delete: 'Weet u zeker dat u deze foto wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
    delete_unsent:
      'Deze foto staat alleen op dit apparaat. Weet u zeker dat u haar wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
    delete_yes: 'Foto verwijderen',
    deleted: 'Foto verwijderd',
  },

  errors: {
    delete: 'Er is een fout opgetreden bij het verwijderen van de foto',
    kind: 'Er is een fout opgetreden bij het wijzigen van de soort foto',
    retry: 'Er is een fout opgetreden bij het opnieuw verzenden van de foto',
  },

  pairs: {
    show: (n: number) => (n === 1 ? 'Vergelijk voor en na' : `Vergelijk voor en na (${n})`),
    hide: 'Vergelijking sluiten',
    slider: (service: string, index: number, count: number) =>
      count === 1 ? `Voor en na, ${service}` : `Voor en na ${index} van ${count}, ${service}`,
    position: (percent: number) => `${percent}% voor, ${100 - percent}% na`,
    previous: 'Vorige vergelijking',
    next: 'Volgende vergelijking',
    of: (index: number, count: number) => `${index} van ${count}`,
    absent: 'Niet op dit apparaat – verbinding nodig',
  },
} as const;
