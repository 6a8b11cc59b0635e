/** Texts of making a client of a request, and of what shows afterwards where either came from. */
export const conversionText = {
  /** On the request: the way to its client. */
  action: 'Maak klant',
  client: 'Klant',
  client_of: (name: string) => `Klant: ${name}`,

  title: (name: string) => `Klant maken van ${name}`,
  converted: (name: string) => `${name} is nu klant`,
  linked: (name: string) => `Aanvraag gekoppeld aan ${name}`,
  save: 'Maak klant',
  failure: 'De klant kon niet worden gemaakt. Probeer het opnieuw.',
  link_failure: 'De aanvraag kon niet worden gekoppeld. Probeer het opnieuw.',

  known: {
    title: (count: number) => (count === 1 ? 'Deze klant is er misschien al' : 'Deze klanten zijn er al'),
    text: 'Koppel de aanvraag aan een klant die u al kent, of maak toch een nieuwe.',
    both: 'Zelfde e-mailadres en telefoonnummer',
    email: 'Zelfde e-mailadres',
    phone: 'Zelfde telefoonnummer',
    link: (name: string) => `Koppel aan ${name}`,
    new: 'Toch nieuwe klant',
  },

  /** After 'Koppel aan …': the work that was asked for, for a client who is known. */
  linking: {
    title: (name: string) => `Koppelen aan ${name}`,
    /** Under the title. */
    request_of: (name: string) => `Aanvraag van ${name}`,
    text: 'Plan meteen de service in waar de aanvraag om vraagt, of koppel de aanvraag alleen.',
    other: 'Andere keuze',
    save: 'Koppel en plan in',
    only: 'Alleen koppelen',
    planned: (name: string) => `Aanvraag gekoppeld aan ${name} en service ingepland`,
    gone_title: 'Deze klant is er niet meer',
    gone_text: (name: string) => `${name} is intussen verwijderd.`,
  },

  /** Meanwhile, in another tab or on another device. */
  has_client_title: 'Deze aanvraag heeft al een klant',
  has_client_text: (name: string) => `Ze is intussen gekoppeld aan ${name}.`,
  back: 'Terug naar de aanvraag',

  form: {
    person: 'Eigenaar',
    yacht: 'Jacht',
    service: 'Eerste service',
    service_of_known: 'Service',
    plan: 'Service inplannen',
    plan_on: 'Service inplannen',
    plan_off: 'Nog geen service',
    notes_hint: 'Het bericht uit de aanvraag. Ook monteurs lezen dit.',
    date_week: 'Over 1 week',
    date_fortnight: 'Over 2 weken',
    photos_along:
      'De foto’s uit de aanvraag komen ook bij de service, waar monteurs ze zien. Andere bestanden blijven bij de aanvraag.',
    files_stay: 'De bijlagen blijven bij de aanvraag, die vanaf de klant te openen is.',
  },

  /** On the client. */
  requests: 'Aanvragen',
  request_of: (day: string) => `Aanvraag van ${day}`,
  with_files: 'met bijlagen',

  /** The service that a visitor asked for, as the site calls it, and the type of service it is planned as. */
  service_words: [
    ['gelcoat_repair', ['gelcoat']],
    ['teak_maintenance', ['teak']],
    ['antifouling', ['antifouling', 'onderwaterschip']],
    ['waxing', ['waxen', 'wassen', 'polijsten', 'poetsen']],
    ['inspection', ['inspectie', 'advies', 'kennismaking']],
  ],
} as const;
