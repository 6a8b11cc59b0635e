/** Texts of Customer Management, which shows the requests of visitors. Strings that the specification quotes stand as it gives them (R-39). */
import { COMPANY } from '../company.ts';

const number = (count: number): string => count.toLocaleString('nl-NL');

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

/** A length of time, short and in full. */
const SHORT_UNITS = { minute: 'min', hour: 'u', day: 'd' } as const;
const UNITS = {
  minute: counted('minuut', 'minuten'),
  hour: counted('uur', 'uur'),
  day: counted('dag', 'dagen'),
} as const;
type Unit = keyof typeof UNITS;

/** Part of a sentence that is left out where a request does not say it. */
const part = (known: string | null, words: (known: string) => string): string =>
  known === null || known === '' ? '' : words(known);

/** What a mail in answer to a request begins with: what was asked, and the day. */
interface Asked {
  readonly day: string | null;
  readonly subject: string | null;
  readonly boat: string | null;
}

/** C-008: each with a hint. */
const none = (title: string) => ({
  title,
  text: 'Pas uw zoekopdracht of filter aan, of wacht tot er iets binnenkomt.',
  syncing_title: 'Gegevens laden...',
  syncing_text: 'Dit gebeurt één keer op dit apparaat. Daarna staat alles ook zonder verbinding klaar.',
  offline_title: 'Nog geen gegevens op dit apparaat',
  offline_text: 'Dit apparaat is nog niet met de server verbonden geweest.',
  no_results_title: title,
  no_results_text: 'Pas uw zoekopdracht of filter aan.',
  no_results_action: 'Zoekopdracht en filter wissen',
});

export const requestsText = {
  tabs_label: 'Soort aanvraag',
  /** C-004. */
  loading: 'Gegevens laden...',
  unreadable: 'De gegevens kunnen niet worden gelezen',
  open: (name: string) => `Open ${name}`,
  delete_of: (name: string) => `${name} verwijderen`,
  /** C-005: beside the service of a contact. */
  attachment: 'Bijlage',
  none: '–',
  /** Beside the name of a tab, and beside 'Customer Management' in the menu (A-021). */
  new_count: counted('nieuwe aanvraag', 'nieuwe aanvragen'),
  /** C-003: as the specification gives it, in English. */
  sign_out: 'Sign out',
  status_saved: 'Status bijgewerkt',
  /** R-09: what is left of the 24 hours that the site promises. */
  answer: {
    left: (count: number, unit: Unit) => `nog ${count} ${SHORT_UNITS[unit]}`,
    left_in_full: (count: number, unit: Unit) => `Nog ${UNITS[unit](count)} om te antwoorden`,
    late: (count: number, unit: Unit) => `te laat (${count} ${SHORT_UNITS[unit]})`,
    late_in_full: (count: number, unit: Unit) => `Antwoord is ${UNITS[unit](count)} te laat`,
    answered: 'Beantwoord',
  },
  notes_placeholder: 'Wat is er afgesproken, wie belt wanneer terug',

  /** For each table: its tab (C-001), its columns (C-005..C-007), and the messages of a failed delete (C-020..C-022). */
  kinds: {
    contacts: {
      tab: 'Contact Aanvragen',
      columns: {
        name: 'Name',
        contact: 'Contact Info',
        subject: 'Service',
        date: 'Date',
        status: 'Status',
        actions: 'Actions',
      },
      columns_lang: 'en' as const,
      search: 'Zoek contact aanvragen',
      search_placeholder: 'Naam of e-mailadres',
      result: counted('aanvraag', 'aanvragen'),
      empty: none('Geen contact aanvragen gevonden'),
      delete_title: (name: string) => `Aanvraag van ${name} verwijderen`,
      deleted: 'Aanvraag verwijderd',
      delete_failed:
        'Er is een probleem opgetreden bij het verwijderen van dit contact. Probeer het opnieuw.',
    },
    founding_members: {
      tab: 'Founding Members',
      columns: {
        name: 'Naam',
        contact: 'Contact Info',
        subject: 'Yacht Type',
        date: 'Datum',
        status: 'Status',
        actions: 'Acties',
      },
      columns_lang: undefined,
      search: 'Zoek founding members',
      search_placeholder: 'Naam of e-mailadres',
      result: counted('founding member', 'founding members'),
      empty: none('Geen founding members gevonden'),
      delete_title: (name: string) => `Founding member ${name} verwijderen`,
      deleted: 'Founding member verwijderd',
      delete_failed:
        'Er is een probleem opgetreden bij het verwijderen van deze founding member. Probeer het opnieuw.',
    },
    newsletter_subscriptions: {
      tab: 'Nieuwsbrief Inschrijvingen',
      columns: {
        name: 'E-mailadres',
        contact: null,
        subject: null,
        date: 'Inschrijfdatum',
        status: 'Status',
        actions: 'Acties',
      },
      columns_lang: undefined,
      search: 'Zoek inschrijvingen',
      search_placeholder: 'E-mailadres',
      result: counted('inschrijving', 'inschrijvingen'),
      empty: none('Geen nieuwsbrief inschrijvingen gevonden'),
      delete_title: (name: string) => `Inschrijving van ${name} verwijderen`,
      deleted: 'Inschrijving verwijderd',
      delete_failed: 'Failed to delete subscriber. Please try again.',
    },
  },

  toolbar: {
    label: 'Zoeken en filteren',
    clear_search: 'Zoekopdracht wissen',
    status: 'Status',
    status_all: 'Alle statussen',
    late: 'Antwoord te laat',
    answered_in: (month: string) => `Beantwoord in ${month}`,
    result_of: (count: number, all: string) => `${number(count)} van ${all}`,
  },

  /** Several requests at once. */
  selection: {
    label: 'Gekozen aanvragen',
    one: (name: string) => `Kies ${name}`,
    all: 'Alles in deze lijst',
    /** `these` are '3 aanvragen'. */
    count: (these: string) => `${these} gekozen`,
    none_shown: 'Niets gekozen in deze lijst',
    hidden: (count: number) =>
      count === 1
        ? 'Nog 1 buiten deze lijst; die blijft zoals ze is'
        : `Nog ${number(count)} buiten deze lijst; die blijven zoals ze zijn`,
    set_to: 'Zet op',
    set_all_to: 'Zet alle gekozen op',
    clear: 'Keuze wissen',
    done: (these: string, status: string) => `${these} op ${status} gezet`,
    same: (status: string) => `Alle gekozen staan al op ${status}`,
    left: (these: string) => `${these} niet gewijzigd: intussen elders gewijzigd of verwijderd`,
    failure: 'De status kon niet worden opgeslagen. Probeer het opnieuw.',
  },

  detail: {
    contact: 'Contactgegevens',
    no_phone: 'Geen telefoonnummer',
    status: 'Status',
    message: 'Bericht',
    no_message: 'Zonder bericht',
    facts: 'Gegevens',
    received: 'Ontvangen',
    signed_up: 'Ingeschreven',
    changed: 'Gewijzigd',
    form: 'Formulier',
    service: 'Dienst',
    boat_type: 'Type boot',
    yacht_type: 'Type jacht',
    consented: 'Bevestigd',
    consent: 'Toestemming',
    /** No captcha vouched for a person. */
    unchecked: 'Niet gecontroleerd op spam',
    changes: 'Wijzigingen',
    delete: 'Verwijderen',
    heading: 'Aanvraag',
    missing_title: 'Deze aanvraag is niet gevonden',
    missing_text: 'Ze is verwijderd, of staat nog niet op dit apparaat.',
    missing_syncing: 'De gegevens worden nog opgehaald.',
    back: 'Terug naar de lijst',
  },

  /** Answering a request, and the line about it in its notes. */
  answering: {
    label: 'Beantwoorden',
    call: 'Bel',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    no_whatsapp: 'WhatsApp kan niet: dit is geen geldig telefoonnummer.',
    done: {
      call: (moment: string) => `Gebeld op ${moment}`,
      whatsapp: (moment: string) => `WhatsApp gestuurd op ${moment}`,
      email: (moment: string) => `E-mail gestuurd op ${moment}`,
    },
    /** In the notes, which colleagues read too. */
    line: (done: string, who: string) => `${done} door ${who}`,
    note: 'Zet in notities',
    note_it: (done: string) => `Zet in notities: ${done}`,
    skip: (done: string) => `Niet noteren: ${done}`,
    noted: 'Genoteerd in de notities',
    no_room: 'Dit past niet meer in de notities. Kort ze eerst in.',
    contacted: 'Zet op Gecontacteerd',
    mail: {
      subject: {
        contacts: (subject: string | null) =>
          `Uw aanvraag bij ${COMPANY.name}${part(subject, (known) => `: ${known}`)}`,
        founding_members: () => `Uw aanmelding als Founding Member van ${COMPANY.name}`,
        newsletter_subscriptions: () => `De nieuwsbrief van ${COMPANY.name}`,
      },
      greeting: (name: string) => `Beste ${name},`,
      greeting_reader: 'Beste lezer,',
      asked: {
        contacts: ({ day, subject, boat }: Asked) =>
          `Hartelijk dank voor uw aanvraag${part(day, (known) => ` van ${known}`)}${part(subject, (known) => ` over ${known}`)}${part(boat, (known) => ` voor uw boot (${known})`)}.`,
        founding_members: ({ day, subject }: Asked) =>
          `Hartelijk dank voor uw aanmelding als Founding Member${part(day, (known) => ` van ${known}`)}${part(subject, (known) => `, met uw jacht (${known})`)}.`,
        newsletter_subscriptions: ({ day }: Asked) =>
          `U ontvangt onze nieuwsbrief${part(day, (known) => ` sinds ${known}`)}.`,
      },
      closing: (sender: string, phone: string) =>
        `Met vriendelijke groet,\n\n${sender}\n${COMPANY.name}\n${phone}`,
    },
  },

  attachments: {
    title: 'Bijlagen',
    loading: 'Bijlagen ophalen',
    offline: 'De bijlagen zijn te openen zodra er verbinding is.',
    offline_file: 'Deze bijlage is te openen zodra er verbinding is.',
    /** Behind the size of a file: opened before, or out of reach now; in the place of its picture. */
    here: 'Op dit apparaat',
    needs_connection: 'Verbinding nodig',
    absent: 'Niet op dit apparaat – verbinding nodig',
    sign_in: 'De bijlagen zijn te openen nadat u opnieuw bent aangemeld.',
    download_short: 'Download',
    download: (name: string) => `Download ${name}`,
    retry: 'Opnieuw proberen',
    view_short: 'Bekijk',
    view: (name: string) => `Bekijk ${name}`,
    /** Pictures over everything. */
    viewer: {
      title: (name: string) => `Bijlagen van ${name}`,
      alt: (name: string) => `Bijlage ${name}`,
      position: (index: number, count: number) => `${index} van ${count}`,
      zoom_in: 'Vergroten',
      zoom_out: 'Passend maken',
      previous: 'Vorige bijlage',
      next: 'Volgende bijlage',
      close: 'Sluiten',
      download: 'Downloaden',
      fetching: 'Bijlage wordt opgehaald',
      fetch_again: 'Opnieuw ophalen',
      unshown: 'Deze browser kan de bijlage niet tonen.',
      missing_title: 'Deze bijlage is niet gevonden',
      missing_text: 'De bijlage is verwijderd of hoort niet bij deze aanvraag.',
      loading_title: 'Bijlagen ophalen',
      loading_text: 'De bijlage verschijnt hier vanzelf.',
      offline_title: 'Niet op dit apparaat',
    },
    /** C-023. */
    no_link: 'Kon geen download link genereren. Probeer het opnieuw.',
    none: 'Geen bijlage gevonden voor dit contact.',
    failed: 'Er is een fout opgetreden bij het downloaden.',
    size: (bytes: number) =>
      bytes < 1_000_000
        ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
        : `${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })}\u00a0MB`,
  },

  confirm: {
    /** C-025. */
    text: 'Deze actie kan niet ongedaan worden gemaakt.',
    yes: 'Verwijderen',
    busy: 'Bezig met verwijderen...',
  },

  errors: {
    /** R-41: C-019 only logged these. */
    status: 'De status kon niet worden opgeslagen. Probeer het opnieuw.',
    notes: 'De notities konden niet worden opgeslagen. Probeer het opnieuw.',
  },
};
