/** Texts of the sync pill and its list. */
import { BRAND_NAME } from '../../brand.ts';
import { siteText } from './site-content.ts';

const changes = (count: number): string =>
  count === 1 ? '1 wijziging' : `${count.toLocaleString('nl-NL')} wijzigingen`;

const photos = (count: number): string =>
  count === 1 ? '1 foto' : `${count.toLocaleString('nl-NL')} foto's`;

/** The number of changes and photos that are not sent yet: '2 wijzigingen en 1 foto wachten'. */
const pending = (change_count: number, photo_count: number): string => {
  const parts = [
    ...(change_count > 0 ? [changes(change_count)] : []),
    ...(photo_count > 0 ? [photos(photo_count)] : []),
  ];
  return `${parts.join(' en ')} ${change_count + photo_count === 1 ? 'wacht' : 'wachten'}`;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const choices = (count: number): string =>
  count === 1 ? '1 keuze open' : `${count.toLocaleString('nl-NL')} keuzes open`;

const counted = (words: string, count: number): string =>
  count === 0 ? words : `${words} (${count.toLocaleString('nl-NL')})`;

export const sync = {
  /** The pill's accessible name begins with this. */
  pill_label: 'Synchronisatie',
  pill: {
    all_saved: 'Alles opgeslagen',
    /** Everything is sent, but the last look at the server is older than two minutes. */
    saved_as_of: (time: string) => `Opgeslagen – bijgewerkt ${time}`,
    pending,
    offline: 'Offline – op dit apparaat bewaard',
    offline_empty: 'Offline – nog geen gegevens',
    sign_in: 'Log in om te verzenden',
    sending: 'Wordt verzonden…',
    first_fetch: (rows: number) => `Eerste gegevens ophalen… ${rows.toLocaleString('nl-NL')}`,
    rejected: (count: number) => `${changes(count)} niet aangenomen`,
    photos_failed: (count: number) => `${photos(count)} niet verzonden`,
    /** Their row was deleted elsewhere before they were sent; they are on this device only. */
    photos_gone: (count: number) => `${photos(count)} elders verwijderd`,
    /** Taken in a form that is not saved; they go once it is. */
    photos_held: (count: number) => `${photos(count)} ${count === 1 ? 'wacht' : 'wachten'} op uw formulier`,
    /** Two versions of something stand side by side until somebody chooses (G4). */
    choices,
    upgrade: 'Nieuwe versie nodig',
    storage: 'Opslag werkt niet',
    not_staff: 'Geen toegang meer',
    unsettled: 'Server wacht op herstel',
    connecting: 'Verbinding maken…',
    /** While the device still counts its unsent changes and photos. */
    counting: 'Even kijken…',
  },
  /** All a technician has to know; the sentence of it stands in the pill's accessible name and in its list. */
  brief: {
    saved: 'Opgeslagen',
    waits: (count: number) => counted('Wacht', count),
    sign_in: 'Log in',
    look: (count: number) => counted('Kijk hier', count),
  },
  /** One sentence in the drawer: what is so, what is safe, what to do. */
  explain: {
    all_saved: 'Alles is verzonden en dit apparaat is bij.',
    saved_as_of: 'Alles is verzonden. Dit apparaat heeft even niet bij de server kunnen kijken.',
    pending: 'Alles staat veilig op dit apparaat en wordt vanzelf verzonden.',
    counting: 'Er wordt gekeken wat op dit apparaat nog wacht.',
    offline:
      'Er is geen verbinding. Alles wat u invoert wordt op dit apparaat bewaard en later vanzelf verzonden.',
    offline_empty:
      'Dit apparaat heeft nog geen gegevens opgehaald. Zodra er verbinding is, gebeurt dat vanzelf.',
    sign_in: 'Uw aanmelding is verlopen. Alles staat veilig op dit apparaat; log in om te verzenden.',
    sending: 'Uw wijzigingen zijn onderweg naar de server.',
    first_fetch: 'Dit gebeurt één keer op dit apparaat. Daarna staat alles ook zonder verbinding klaar.',
    rejected:
      'De server heeft iets niet aangenomen. Het is niet weg: kies hieronder wat ermee moet gebeuren.',
    photos_failed:
      'Een foto kon niet worden verzonden. Zij staat veilig op dit apparaat: kies hieronder wat ermee moet gebeuren.',
    photos_gone:
      'Iemand anders heeft een foto verwijderd voordat zij was verzonden. Zij staat nog op dit apparaat: sla haar op of gooi haar weg.',
    photos_held:
      'Foto’s zijn gemaakt in een formulier dat nog niet is opgeslagen. Zij staan veilig op dit apparaat en worden verzonden zodra u het opslaat: open het hieronder.',
    choices:
      'Hetzelfde is op twee plaatsen gewijzigd. Beide versies zijn bewaard en er is niets weg; kies welke geldt.',
    upgrade: 'Deze versie is te oud om te verzenden. Uw wijzigingen zijn bewaard; herlaad om bij te werken.',
    newer: 'Een ander tabblad is al bijgewerkt. Herlaad om verder te werken; alles is bewaard.',
    storage: 'De opslag van dit apparaat geeft een fout. Herlaad de pagina.',
    not_staff: 'Dit account is geen medewerker meer. Wat hier staat blijft bewaard; bel kantoor.',
    unsettled:
      'De server is teruggezet vanuit een back-up en kantoor moet dat nog afronden. Alles wat u vastlegt blijft op dit apparaat bewaard; daarna gaat het vanzelf verder.',
    connecting: 'Dit apparaat zoekt verbinding met de server.',
  },
  /** In place of the sentence for a restore that is not finished, to an admin, who has it finished. */
  restore_needed:
    'De server is teruggezet vanuit een back-up, maar het herstel is niet afgerond. Tot dat is gebeurd wordt niets verzonden of opgehaald; alles blijft op de apparaten bewaard. Laat de beheerder van de server het herstelcommando uitvoeren: ‘npm run restore’, in de README onder ‘Restore a backup’. Daarna gaat alles vanzelf verder.',
  /** What happens by itself. */
  next: {
    when_online: 'Zodra er verbinding is, gaat het vanzelf verder.',
    trying: 'Wordt nu opnieuw geprobeerd.',
    retry_in: (duration: string) => `Volgende poging over ${duration}.`,
    sending: (count: number) => `${changes(count)} ${count === 1 ? 'wordt' : 'worden'} nu verzonden.`,
    first_fetch: 'De gegevens komen nu binnen; u kunt intussen al werken.',
    soon: 'Wordt zo verzonden.',
  },
  drawer: {
    title: 'Synchronisatie',
    state_title: 'Stand van zaken',
    first_rows: (rows: number) =>
      rows === 1 ? '1 regel ontvangen' : `${rows.toLocaleString('nl-NL')} regels ontvangen`,
    show_all: 'Alles bekijken',
    close: 'Sluiten',
    sync_now: 'Nu verzenden en ophalen',
    sign_in: 'Inloggen',
    choose: 'Bekijken en kiezen',
    reload: 'Herladen',
    last_pull: 'Laatst opgehaald',
    last_push: 'Laatst verzonden',
    never: 'nog niet',
    rejected_title: 'Niet aangenomen',
    pending_title: 'Wacht op verzenden',
    nothing_pending: 'Er wacht niets. Alles wat u opsloeg is verzonden.',
    loading: 'Lijst laden…',
    failed: 'De lijst kan niet worden gelezen. Uw wijzigingen zijn er nog.',
    since: (when: string) => `sinds ${when}`,
    from_to: 'wordt',
    /** Somebody who left, or whose name is not on this device. */
    unknown_colleague: 'Een vroegere collega',
    /** In the place of a name, while names are read. */
    reading_name: '…',
    empty_value: 'leeg',
    /** Where a text has a picture. */
    picture_in_text: '[foto]',
    yes: 'ja',
    no: 'nee',
    more: (count: number) => `Nog ${changes(count)} tonen`,
    added: 'Nieuw',
    changed: 'Gewijzigd',
    removed: 'Verwijderd',
    /** A row whose name this device does not hold; where an entity says nothing better. */
    unnamed: 'Zonder naam',
    retry: 'Opnieuw verzenden',
    revise: 'Aanpassen',
    export: 'Noodkopie bewaren',
    discard: 'Weggooien',
    row_action: (action: string, row: string) => `${action}: ${row}`,
    discard_title: 'Wijziging weggooien',
    discard_text: (row: string) =>
      `De wijziging van ${row} wordt van dit apparaat verwijderd en niet verzonden. Het scherm toont daarna weer wat de server weet.`,
    discard_yes: 'Weggooien',
    cancel: 'Annuleren',
  },
  /** Beside a row. */
  badges: {
    pending: 'Wacht op verzenden',
    rejected: 'Niet aangenomen',
    conflict: 'Twee versies – kies welke geldt',
    pending_hint: 'Deze wijziging staat veilig op dit apparaat en wordt verzonden zodra er verbinding is.',
    rejected_hint:
      'De server heeft deze wijziging niet aangenomen. Zij is bewaard; open de lijst met wijzigingen bovenin.',
    conflict_hint:
      'Hetzelfde is op twee plaatsen gewijzigd. Beide versies zijn bewaard; open de klant om te kiezen.',
  },
  /** Changes of what the public site shows. */
  site: {
    kinds: {
      project: 'Project',
      pair: 'Voor en na',
      hero: 'Hoofdbeeld',
      boat_type: 'Boottype',
      service: 'Dienst',
      video: 'Video',
    },
    lists: siteText.kinds,
    order: 'Volgorde',
    order_of: (kinds: string) => `Volgorde: ${kinds}`,
    chosen: 'gekozen',
    former_picture: 'vorige foto',
    new_picture: 'nieuwe foto',
  },
  /** Refused work whose client, service or other row somebody deleted. */
  gone: {
    /** A row of a kind that this version does not know. */
    this: 'dit',
    by: (who: string, what: string, when: string) => `${who} heeft ${what} verwijderd (${when}).`,
    by_you: (what: string, when: string) => `U hebt ${what} zelf verwijderd (${when}).`,
    by_former: 'Een vroegere collega',
    by_unknown: (what: string, when: string | null) =>
      `${capital(what)} is door een systeem of import verwijderd${when === null ? '' : ` (${when})`}.`,
    kept: 'Uw werk is niet weg: het staat alleen nog op dit apparaat, tot u kiest wat ermee gebeurt.',
    close_choice: 'Sluiten',
    too_little:
      'Op dit apparaat is hiervan te weinig bekend om er iets nieuws van te maken. Kopieer de tekst.',
    save_failed: 'Er is een fout opgetreden bij het bewaren. Uw werk staat nog in deze lijst.',
    copy: 'Tekst kopiëren',
    copied: 'Gekopieerd',
    copy_failed: 'Kopiëren lukt niet in deze browser. Kies Noodkopie bewaren.',
    photos: (count: number) => (count === 1 ? '1 foto' : `${count.toLocaleString('nl-NL')} foto’s`),
    discard_text: (row: string) =>
      `Uw werk aan ${row} staat alleen nog op dit apparaat. Weggegooid is het voorgoed weg.`,
  },
  photos: {
    title: 'Foto’s die wachten',
    more: (count: number) => `Nog ${photos(count)} tonen`,
    /** Its row was refused; see 'Niet aangenomen' above the list. */
    held: 'Hoort bij werk dat niet is aangenomen',
    /** What a photo is called whose row was deleted elsewhere. */
    gone: { name: (time: string) => `De foto van ${time}`, state: 'Elders verwijderd' },
  },
  reasons: {
    FORBIDDEN: 'U mag dit niet wijzigen. Vraag een beheerder.',
    OUT_OF_SIGHT:
      'Dit is intussen aan iemand anders gegeven en voor u niet meer te zien. Uw werk staat nog op dit apparaat: vraag een beheerder.',
    GONE: 'De server kent dit niet meer.',
    DELETED: 'Iemand anders heeft dit intussen verwijderd.',
    PARENT_DELETED: 'De klant waar dit bij hoort is verwijderd.',
    ID_REUSED: 'De server heeft dit al in een andere vorm ontvangen.',
    CONFLICT: 'Iemand anders heeft hier intussen iets gewijzigd. Bekijk het en doe het zo nodig opnieuw.',
    WAITS_FOR_REJECTED: 'Hoort bij een wijziging die niet is aangenomen en wacht daarop.',
    /** SQLSTATEs (class 22 and 23) a person can do something about. */
    sql_states: {
      '22001': 'Een tekst is te lang. Maak hem korter en verzend opnieuw.',
      '22003': 'Een getal is te groot of te klein. Pas het aan en verzend opnieuw.',
      '22007': 'Een datum klopt niet. Pas hem aan en verzend opnieuw.',
      '22008': 'Een datum klopt niet. Pas hem aan en verzend opnieuw.',
      '22P02': 'Een waarde heeft de verkeerde vorm. Pas haar aan en verzend opnieuw.',
      '23502': 'Een verplicht veld is leeg. Vul het in en verzend opnieuw.',
      '23503': 'Waar dit bij hoort, bestaat op de server niet meer.',
      '23505': 'Dit bestaat al op de server.',
      '23514':
        'De server vindt een waarde niet geldig: te lang, te klein of niet toegestaan. Pas haar aan en verzend opnieuw.',
    },
    /** Anything newer than this build. */
    other: (code: string) =>
      `De server vindt een waarde niet geldig (${code}). Pas het aan en sla opnieuw op.`,
  },
  /** The device itself: what it is called and how full it is. */
  this_device: {
    device: 'Apparaat',
    version: 'Versie',
    device_on: (browser: string, system: string) => `${browser} op ${system}`,
    unknown_browser: 'Browser',
    unknown_system: 'onbekend systeem',
  },
  storage: {
    title: 'Opslag op dit apparaat',
    measuring: 'Wordt gemeten…',
    unknown: 'Deze browser zegt niet hoeveel ruimte er is.',
    meter: 'Gebruikte ruimte',
    used: (used: string, allowed: string) => `${used} gebruikt van de ${allowed} die de browser toestaat.`,
    judgement: {
      ample: 'Ruim voldoende.',
      watch: 'Nog genoeg, maar houd het in de gaten.',
      full: 'Bijna vol. Verwijder apps, foto’s of andere websites van dit apparaat.',
    },
    persisted: 'De browser heeft toegezegd deze gegevens te bewaren.',
    not_persisted: 'De browser mag deze gegevens wissen als het apparaat vol raakt.',
    persist: 'Beveilig opslag',
    refused: `De browser zegt het nog niet toe. Zet ${BRAND_NAME} op het beginscherm of in de app-lijst en probeer het dan opnieuw.`,
    rows: 'Alle klanten en services staan hier klaar, ook zonder verbinding.',
  },
} as const;
