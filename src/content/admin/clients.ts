/** Dutch texts of client management. Quoted strings of the specification stand here word for word (M-020). */

const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('nl-NL')} ${n === 1 ? one : many}`;

export const clientsText = {
  heading: 'Klanten',
  figures: {
    label: 'Kerncijfers',
    active_clients: 'Actieve klanten',
    open_services: 'Open services',
    total_value: 'Totale waarde',
    show: (label: string, value: string) => `Toon ${label}: ${value}`,
  },

  toolbar: {
    label: 'Klanten zoeken en ordenen',
    search: 'Zoek klanten',
    search_placeholder: 'Naam, jacht, telefoon …',
    clear_search: 'Zoekopdracht wissen',
    status: 'Status',
    status_all: 'Alle statussen',
    service_type: 'Servicetype',
    service_type_all: 'Alle servicetypen',
    planned: 'Planning',
    planned_all: 'Alle planning',
    planned_words: { open: 'Open services', late: 'Te laat', today: 'Vandaag', week: 'Komende 7 dagen' },
    sort: 'Sorteren op',
    direction_asc: 'Oplopend: keer de volgorde om',
    direction_desc: 'Aflopend: keer de volgorde om',
    view: 'Weergave',
    view_list: 'Lijst',
    view_grid: 'Raster',
    add: 'Klant toevoegen',
    filters: 'Filter en volgorde',
    filters_active: (n: number) => `Filter en volgorde, ${count(n, 'filter', 'filters')} actief`,
    /** Without a number while the list is read. */
    show_results: (n: number | undefined) =>
      n === undefined ? 'Toon de klanten' : `Toon ${count(n, 'klant', 'klanten')}`,
    reset: 'Filters wissen',
  },

  sorts: {
    last_service: 'Laatste service',
    planned: 'Geplande datum',
    name: 'Naam',
    created_at: 'Klant sinds',
    total_value: 'Totale waarde',
  },

  list: {
    label: 'Klanten',
    result: (n: number) => count(n, 'klant', 'klanten'),
    result_of: (n: number, all: number) =>
      `${n.toLocaleString('nl-NL')} van ${count(all, 'klant', 'klanten')}`,
    open_client: (name: string) => `Open ${name}`,
    columns: {
      client: 'Klant',
      yacht: 'Jacht',
      location: 'Ligplaats',
      status: 'Status',
      last_service: 'Laatste service',
      open: 'Open',
      total: 'Totale waarde',
    },
    no_service_yet: 'Nog geen service',
    no_yacht: 'Geen jacht vermeld',
    no_location: 'Geen ligplaats vermeld',
    open_services: (n: number) => count(n, 'open service', 'open services'),
    planned: (date: string) => `Gepland ${date}`,
    late_services: (n: number) => `${count(n, 'service', 'services')} te laat`,
    add_service: 'Service',
    add_service_to: (name: string) => `Nieuwe service voor ${name}`,
    overdue: (n: number) => `${n.toLocaleString('nl-NL')} te laat`,
    /** The name of the link to the first of them. */
    open_late: (late: number, name: string) => `${late.toLocaleString('nl-NL')} te laat: ${name}`,
    overdue_label: (n: number) => `${count(n, 'geplande service is', 'geplande services zijn')} te laat`,
    loading: 'Klanten laden',
    unreadable: 'De klanten kunnen niet worden gelezen',
  },

  client_status: { prospect: 'Prospect', active: 'Actief', completed: 'Gearchiveerd' },

  service_status: {
    scheduled: 'Gepland',
    in_progress: 'In uitvoering',
    completed: 'Afgerond',
    invoiced: 'Gefactureerd',
    paid: 'Betaald',
  },

  service_types: {
    gelcoat_repair: 'Gelcoatreparatie',
    teak_maintenance: 'Teakonderhoud',
    waxing: 'Waxen en polijsten',
    antifouling: 'Antifouling',
    inspection: 'Inspectie',
  },

  empty: {
    title: 'Nog geen klanten',
    text: 'Voeg de eerste klant toe. Naam en e-mailadres zijn genoeg om te beginnen; het jacht en de services volgen later.',
    action: 'Eerste klant toevoegen',
    syncing_title: 'De klanten worden opgehaald',
    syncing_text: 'Dit gebeurt één keer op dit apparaat. Daarna staat alles ook zonder verbinding klaar.',
    offline_title: 'Nog geen klanten op dit apparaat',
    offline_text:
      'Dit apparaat is nog niet met de server verbonden geweest. Een nieuwe klant toevoegen kan al wel.',
    no_results_title: 'Geen klant gevonden',
    no_results_text: 'Geen enkele klant past bij deze zoekopdracht en filters.',
    no_results_action: 'Filters wissen',
  },

  detail: {
    loading: 'Klant laden',
    back: 'Terug naar de lijst',
    edit: 'Bewerken',
    more: 'Meer acties',
    archive: 'Klant archiveren',
    delete: 'Klant verwijderen',
    contact: 'Contact',
    call: (phone: string) => `Bel ${phone}`,
    mail: (email: string) => `Mail ${email}`,
    no_phone: 'Geen telefoonnummer',
    yacht: 'Jacht',
    yacht_name: 'Naam',
    yacht_type: 'Type',
    yacht_length: 'Lengte',
    location: 'Ligplaats',
    since: 'Klant sinds',
    unknown: 'Niet vermeld',
    status: 'Status',
    status_saved: 'Status opgeslagen',
    archive_admin_only: 'Archiveren kan alleen een beheerder.',
    next_service: 'Volgende geplande service',
    no_next_service: 'Geen service gepland',
    today: 'Vandaag',
    tomorrow: 'Morgen',
    in_days: (n: number) => `Over ${count(n, 'dag', 'dagen')}`,
    days_late: (n: number) => `${count(n, 'dag', 'dagen')} te laat`,
    overdue_services: (n: number) => `${count(n, 'open service is', 'open services zijn')} te laat`,
    recommendation: 'Aanbevolen volgende service',
    plan_follow_up: 'Vervolg plannen',
    unknown_client: 'Klant',
    missing_title: 'Deze klant is niet gevonden',
    missing_text: 'De klant is verwijderd of staat nog niet op dit apparaat.',
    missing_syncing: 'De klanten worden nog opgehaald. De klant verschijnt hier vanzelf.',
  },

  notes_placeholder: 'Afspraken, sleutel, ligplaatscode, bijzonderheden van het schip',

  history: {
    title: 'Servicegeschiedenis',
    summary: (n: number, total: string) => `${count(n, 'service', 'services')}, ${total}`,
    empty_title: 'Nog geen services',
    empty_text: 'Leg de eerste service vast of plan een inspectie.',
    status_of: (type: string, date: string) => `Status van ${type} op ${date}`,
    status_saved: 'Servicestatus bijgewerkt',
    row: (type: string, date: string) => `${type} op ${date}`,
    count: (n: number) => count(n, 'service', 'services'),
    actions_of: (type: string, date: string) => `Acties voor ${type} op ${date}`,
    edit: 'Bewerken',
    delete: 'Verwijderen',
    overdue: 'Te laat',
  },

  client_form: {
    add_title: 'Nieuwe klant',
    edit_title: (name: string) => `${name} bewerken`,
    person: 'Eigenaar',
    yacht: 'Jacht',
    follow_up: 'Vervolg',
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    yacht_name: 'Naam van het jacht',
    yacht_type: 'Type',
    yacht_type_placeholder: 'Motorjacht, zeiljacht, sloep',
    yacht_length: 'Lengte in meters',
    location: 'Ligplaats',
    location_placeholder: 'Haven en steiger',
    status: 'Status',
    notes: 'Notities',
    next_recommended_service: 'Aanbevolen volgende service',
    save_new: 'Klant toevoegen',
    save: 'Opslaan',
    added: 'Klant toegevoegd',
    saved: 'Klant opgeslagen',
  },

  /** In the form of a new client whose address or number another one has. */
  known: {
    title: (clients: number) => (clients === 1 ? 'Deze klant is er misschien al' : 'Deze klanten zijn er al'),
    both: 'Zelfde e-mailadres en telefoonnummer',
    email: 'Zelfde e-mailadres',
    phone: 'Zelfde telefoonnummer',
    open: (name: string) => `Bekijk ${name}`,
  },

  /** In a form over a client whom somebody else deletes meanwhile. */
  gone_while_open: {
    text: 'Deze klant is intussen elders verwijderd. Wat u invulde, blijft staan: bewaar het bij een nieuwe klant, of kopieer de tekst.',
    copy_failed: 'Kopiëren lukt niet in deze browser. Selecteer de tekst in de velden.',
  },

  service_form: {
    add_title: 'Service toevoegen',
    follow_up_title: 'Vervolg plannen',
    edit_title: 'Service bewerken',
    for_client: (name: string) => `Voor ${name}`,
    type: 'Servicetype',
    type_placeholder: 'Kies een type',
    custom: 'Anders, namelijk…',
    custom_label: 'Omschrijving van het type',
    custom_placeholder: 'Bijvoorbeeld: schroefas uitlijnen',
    date: 'Datum',
    date_placeholder: 'Kies een datum',
    date_today: 'Vandaag',
    date_tomorrow: 'Morgen',
    previous_month: 'Vorige maand',
    next_month: 'Volgende maand',
    amount: 'Bedrag',
    amount_hint: 'Bijvoorbeeld 1.250,50',
    status: 'Status',
    notes: 'Notities',
    technician: 'Monteur',
    no_technician: 'Zonder monteur',
    clear_technician: 'Monteur wissen',
    start_time: 'Begintijd',
    duration: 'Duur in minuten',
    duration_placeholder: 'Bijvoorbeeld 90',
    save_new: 'Opslaan',
    save_finished: 'Opslaan als afgerond',
    save: 'Opslaan',
    saved: 'Service opgeslagen',
    unknown_client: 'Klant',
    missing_title: 'Deze service is niet gevonden',
    missing_text: 'De service is verwijderd of staat nog niet op dit apparaat.',
  },

  confirm: {
    delete_service: 'Weet u zeker dat u deze service wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
    delete_service_title: 'Service verwijderen',
    delete_service_yes: 'Service verwijderen',
    archive_title: 'Klant archiveren',
    archive: (name: string) =>
      `Weet u zeker dat u ${name} wilt archiveren? De klant blijft bewaard en krijgt de status 'Gearchiveerd'.`,
    archive_yes: 'Archiveren',
    delete_client_title: 'Klant verwijderen',
    delete_client: (name: string, services: number) =>
      services === 0
        ? `Weet u zeker dat u ${name} definitief wilt verwijderen? Ook alle servicegegevens van deze klant worden verwijderd (nu geen). Dit kan niet ongedaan worden gemaakt.`
        : `Weet u zeker dat u ${name} definitief wilt verwijderen? Ook alle servicegegevens van deze klant worden verwijderd: ${count(services, 'service', 'services')}. Dit kan niet ongedaan worden gemaakt.`,
    delete_client_yes: 'Definitief verwijderen',
    busy: 'Bezig met verwijderen…',
  },

  success: {
    service_added: 'Service succesvol toegevoegd',
    service_deleted: 'Service succesvol verwijderd',
    client_archived: 'Client succesvol gearchiveerd',
    client_deleted: 'Client succesvol verwijderd',
  },

  errors: {
    notes: 'Er is een fout opgetreden bij het opslaan van notities',
    service_add: 'Er is een fout opgetreden bij het toevoegen van de service',
    service_delete: 'Er is een fout opgetreden bij het verwijderen van de service',
    client_archive: 'Er is een fout opgetreden bij het archiveren van de client',
    client_delete: 'Er is een fout opgetreden bij het verwijderen van de client',
    service_status: 'Er is een fout opgetreden bij het bijwerken van de servicestatus',
    client_add: 'Er is een fout opgetreden bij het toevoegen van de client',
    client_edit: 'Er is een fout opgetreden bij het opslaan van de client',
    client_status: 'Er is een fout opgetreden bij het bijwerken van de status',
    service_edit: 'Er is een fout opgetreden bij het opslaan van de service',
  },

  /** M-013. */
  service_required: 'Servicetype en datum zijn verplichte velden.',

  /** M-020. */
  recommendation_default:
    'Gelcoat inspectie en waxbehandeling worden aanbevolen vóór het volgende vaarseizoen.',

  /** By field, then by error code. */
  field_errors_of: {
    name: { required: 'Vul de naam in.' },
    email: { required: 'Vul het e-mailadres in.' },
    yacht_length: { invalid_number: 'Vul de lengte in meters in, bijvoorbeeld 12,5.' },
    amount: { invalid_number: 'Vul een bedrag in, bijvoorbeeld 1.250,50.' },
    date: { required: 'Kies een datum.' },
    service_type: { required: 'Kies een servicetype.' },
    custom_type: { required: 'Omschrijf het servicetype.' },
    duration_minutes: {
      invalid_number: 'Vul de duur in hele minuten in, bijvoorbeeld 90.',
      too_small: 'Vul minstens 5 minuten in.',
      too_large: 'Vul hooguit 1.440 minuten in, een hele dag.',
    },
  },
} as const;
