import { BRAND_NAME } from '../../brand.ts';

/** Dutch texts of the admin's components: they fit every entity. */
export const generalText = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  dismiss: 'Melding sluiten',
  /** In the place of rows and figures, until everything was fetched once on this device. */
  fetching: 'Wordt nog opgehaald…',
  not_fetched: 'Nog niet opgehaald',
  /** A delete is asked about again: what is on the screen is no longer what goes (OB14). */
  changed_meanwhile:
    'Er is niets verwijderd: intussen is hier in een ander venster iets gewijzigd of toegevoegd. Het staat nu achter deze vraag. Wilt u nog steeds verwijderen?',
  metres: (length: string) => `${length}\u00a0m`,

  /** What a screen reader hears: 'Filter Te laat wissen'. */
  clear_filter: (name: string) => `Filter ${name} wissen`,

  /** A list as a file for a spreadsheet. */
  export: {
    action: 'Exporteren',
    /** What a screen reader hears: 'Exporteer 12 klanten als CSV voor Excel'. */
    label: (rows: string) => `Exporteer ${rows} als CSV voor Excel`,
    created_at: 'Toegevoegd op',
    /** The start of the file's name. */
    file_name: (rows: string, date: string) => `${rows.toLowerCase().replaceAll(' ', '-')}-${date}.csv`,
    failed: 'De lijst kon op dit apparaat niet worden gelezen. Er is niets opgeslagen.',
  },

  draft: {
    restored: 'Concept hersteld',
    clear: 'Concept wissen',
    /** In the form, and after 'Annuleren' beside it. */
    discarded: 'Concept gewist',
    kept: 'Wat u invulde, is als concept bewaard',
    /** Beside pictures that were taken in the form. */
    discarded_texts: 'Concept gewist; foto’s blijven bij het formulier',
    kept_photos: (photos: number, with_texts: boolean) => {
      const count = photos === 1 ? '1 foto' : `${photos.toLocaleString('nl-NL')} foto’s`;
      if (with_texts) return `Wat u invulde en ${count} zijn als concept bewaard`;
      return photos === 1 ? '1 foto is bij het formulier bewaard' : `${count} zijn bij het formulier bewaard`;
    },
    /** The button beside it. */
    open: 'Formulier openen',
    cancelled: 'Wat u invulde, is weggegooid',
    undo: 'Ongedaan maken',
    changed_elsewhere: (fields: string) =>
      `Intussen elders gewijzigd: ${fields}. Wat u invulde, blijft staan.`,
    gone_elsewhere:
      'Intussen elders verwijderd. Wat u invulde, blijft staan; opslaan kan niet meer worden verwerkt.',
  },

  /** The form of a change that the server rejected. */
  rejected_form: {
    title: 'Niet aangenomen wijziging aanpassen',
    save: 'Opnieuw verzenden',
    saved: 'Aangepast en opnieuw in de rij gezet',
    missing_title: 'Deze wijziging wacht hier niet meer',
    missing_text: 'Ze is intussen verzonden of weggegooid.',
  },

  /** By error code, where an entity says nothing more exact about a field. */
  field_errors: {
    required: 'Vul dit veld in.',
    invalid_email: 'Dit is geen volledig e-mailadres, bijvoorbeeld naam@voorbeeld.nl.',
    invalid_number: 'Dit is geen getal.',
    negative: 'Een bedrag onder nul kan niet.',
    too_large: 'Dit getal is te groot.',
    too_small: 'Dit getal moet groter dan nul zijn.',
    too_precise: 'Gebruik hooguit één cijfer achter de komma.',
    too_long: 'Deze tekst is te lang.',
    blocks_too_long: 'De HTML-blokken zijn samen te lang.',
    invalid_date: 'Dit is geen bestaande datum.',
    date_out_of_range: 'Kies een datum tussen 1900 en 2200.',
    invalid_choice: 'Kies een van de mogelijkheden.',
    invalid_address: 'Dit is geen adres dat begint met https://.',
    nothing_allowed: 'Hiervan blijft niets over dat op de site mag staan.',
    unfinished: 'Dit is nog niet af.',
    in_the_past: 'Dit moment is al voorbij.',
    no_such_time: 'Dit tijdstip bestaat niet.',
  },

  /** The database of this device does not do what it must (StoreFault). */
  storage: {
    title: 'Opslaan op dit apparaat lukt niet',
    unopened_title: 'De opslag van dit apparaat gaat niet open',
    newer_title: 'Er is een nieuwere versie',
    connection_lost:
      'De verbinding met de opslag van dit apparaat is verbroken. Wat u invulde staat nog op het scherm. Herlaad de pagina en sla opnieuw op.',
    quota:
      'De opslag van dit apparaat is vol. Wat u invulde staat nog op het scherm. Maak ruimte vrij en sla opnieuw op.',
    blocked: `Een ander tabblad houdt de opslag bezet. Sluit de andere tabbladen van ${BRAND_NAME} en herlaad.`,
    newer_version: 'Op dit apparaat is al een nieuwere versie geopend. Herlaad om verder te werken.',
    broken:
      'De opslag van dit apparaat geeft een fout. Wat al was opgeslagen, is niet gewist. Herlaad de pagina; blijft het misgaan, bel dan kantoor.',
    evicted_title: 'De browser heeft de gegevens van dit apparaat gewist',
    evicted: `Alles wat was verzonden, wordt nu opnieuw opgehaald. Wat nog niet was verzonden, staat hier niet meer. Zet ${BRAND_NAME} op het beginscherm: dan blijft de opslag beter bewaard.`,
    /** In the form whose save failed. */
    in_form:
      'Opslaan op dit apparaat lukt niet. Wat u invulde blijft hier staan; bewaar een noodkopie om niets kwijt te raken.',
    download: 'Noodkopie bewaren',
    downloaded: 'Noodkopie bewaard bij uw downloads. Stuur het bestand zo nodig naar kantoor.',
    downloaded_partly:
      'Noodkopie bewaard van wat op het scherm stond. Een deel van de opslag kon niet worden gelezen en ontbreekt.',
    reload: 'Herladen',
    /** Under the title of a list that cannot be read (M-026). */
    unreadable: `De opslag van dit apparaat geeft geen antwoord. Wat u invoerde, staat nog op dit apparaat. Blijft dit zo? Sluit de andere tabbladen van ${BRAND_NAME} en open deze pagina opnieuw.`,
    retry: 'Opnieuw proberen',
  },
} as const;
