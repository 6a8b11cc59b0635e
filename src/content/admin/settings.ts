/** What a job of the server does, by its name; of a newer server's job the name itself. */
const JOBS: Readonly<Record<string, string>> = {
  delete_expired_leads: 'Verlopen aanvragen, aanmeldingen en metingen verwijderen',
  forget_mail: 'Gegevens wissen uit mail die 30 dagen geleden is verzonden, of 180 dagen geleden is mislukt',
  remove_deleted_files: 'Bestanden wissen van wat is verwijderd',
  collect_garbage:
    'Geschiedenis van wijzigingen wissen na 2 jaar, sporen van verwijderde regels na 180 dagen',
  tidy_blog: 'Oude versies van artikelen uitdunnen, ongebruikte foto’s wissen na 30 dagen',
  publish_posts: 'Geplande artikelen publiceren',
  send_mail: 'Mail versturen',
  limit_idle_transactions: 'Vergeten transacties begrenzen',
};

/** Words of the screen Settings (R-13). */
export const settingsText = {
  landmark: 'Instellingen',
  back: 'Alle instellingen',
  unreadable: 'Deze instellingen konden niet worden gelezen.',
  sections: {
    device: {
      title: 'Dit apparaat',
      about: 'Synchronisatie, opslag, meldingen en vergrendeling van het apparaat dat u nu gebruikt.',
    },
    display: { title: 'Weergave', about: 'Hoe het beheer er op dit apparaat uitziet.' },
    company: {
      title: 'Bedrijf',
      about:
        'Wat de site over het bedrijf zegt. Bezoekers zien een wijziging zodra dit apparaat haar heeft verstuurd; zoekmachines volgen zodra de site opnieuw gebouwd is.',
    },
    staff: {
      title: 'Medewerkers',
      about: 'Wie hier werkt, wat ieder mag, en uitnodigen. Alleen beheerders zien en wijzigen dit.',
    },
    retention: {
      title: 'Bewaartermijnen',
      about: 'Hoe lang gegevens blijven staan, zoals het privacybeleid belooft, en of het opruimen loopt.',
    },
    server: {
      title: 'Server',
      about: 'Of alles op de server loopt, en wat er nog wacht.',
    },
  },
  device: {
    person: 'Ingelogd als',
    sync: 'Synchronisatie',
    sync_text:
      'De knop bovenin zegt altijd of alles is opgeslagen. Wat nog wacht, staat op een eigen scherm.',
    all_changes: 'Alles over synchronisatie',
    notices: 'Meldingen van aanvragen',
    lock: 'Vergrendelen en afmelden',
    pin_on: 'Het scherm vergrendelt met uw pincode.',
    pin_off: 'Er is geen pincode ingesteld. Legt u het apparaat weg, dan kan een ander meekijken.',
    open_lock: 'Pincode en afmelden',
  },
  display: {
    light: 'Helder, voor overdag en buiten op de steiger.',
    dark: 'Rustig voor de ogen, in de avond of benedendeks.',
    auto: 'Wisselt mee met de instelling van het apparaat zelf.',
  },
  company: {
    parts: {
      reach: 'Bereikbaarheid',
      registers: 'Handelsregister en btw',
      claims: 'Wat wij van onszelf zeggen',
      founding: 'Founding members',
    },
    about: {
      phone: 'Zo staat het op de site.',
      whatsapp: 'Laat leeg als u op hetzelfde nummer appt.',
      email: 'Hierheen schrijven bezoekers.',
      street: 'Staat op de juridische pagina’s, en voor zoekmachines.',
      postal_code: 'De plaats is Amsterdam.',
      kvk_number: 'Staat op de juridische pagina’s.',
      vat_number: 'Bijvoorbeeld NL123456789B01.',
      saturday_from: 'Laat beide leeg als u op zaterdag niet werkt.',
      expertise_since: 'De site telt de jaren expertise vanaf dit jaar.',
      team_experience: 'In jaren, bijvoorbeeld 10+.',
      founder_experience: 'In jaren, bijvoorbeeld 5+.',
      gelcoat_treated: 'Bijvoorbeeld 2.000+ m².',
      sealant_replaced: 'Bijvoorbeeld 250+ m.',
      rating_score: 'Van 1 tot 5, bijvoorbeeld 4,9.',
      founding_year: 'Het jaar waarvoor de site plaatsen noemt.',
      founding_places: 'Hoeveel er daarvan nog vrij zijn.',
    },
    fixed:
      'Naam, garantie en prijzen staan hier niet: daarop rusten de voorwaarden, en die wijzigen met een nieuwe versie van de site.',
    shown: 'Zo staat het op de site:',
    warning: {
      year_over: 'Dit jaar is voorbij. De site noemt geen plaatsen meer, tot u een nieuw jaar invult.',
      no_places: 'Er zijn geen plaatsen meer. De site noemt er geen, tot u er weer invult.',
    },
    /** Why a field was refused, where the general words do not say enough. */
    errors: {
      phone: {
        invalid_number: 'Dit nummer kan niemand bellen: het mist cijfers, of begint niet met 0 of +.',
      },
      whatsapp: {
        invalid_number: 'Op dit nummer kan niemand appen: het mist cijfers, of begint niet met 0 of +.',
      },
      kvk_number: { invalid_number: 'Een KvK-nummer heeft acht cijfers.' },
      vat_number: { invalid_number: 'Dit is geen Nederlands btw-nummer, bijvoorbeeld NL123456789B01.' },
      street: { required: 'Vul ook straat en huisnummer in, of laat de postcode leeg.' },
      postal_code: {
        required: 'Vul ook de postcode in, of laat de straat leeg.',
        invalid_choice: 'Dit is geen postcode, bijvoorbeeld 1011 AB.',
      },
      weekdays_to: { too_small: 'Kies een tijd na het begin.' },
      saturday_from: { required: 'Vul ook in vanaf wanneer, of laat beide leeg.' },
      saturday_to: {
        required: 'Vul ook in tot wanneer, of laat beide leeg.',
        too_small: 'Kies een tijd na het begin.',
      },
      expertise_since: {
        too_small: 'Vul een jaar vanaf 1950 in.',
        too_large: 'Dit jaar is nog niet begonnen.',
      },
      team_experience: { too_long: 'Gebruik hooguit 20 tekens.' },
      founder_experience: { too_long: 'Gebruik hooguit 20 tekens.' },
      gelcoat_treated: { too_long: 'Gebruik hooguit 20 tekens.' },
      sealant_replaced: { too_long: 'Gebruik hooguit 20 tekens.' },
      rating_score: { invalid_number: 'Vul een cijfer van 1 tot 5 in, met hooguit één decimaal.' },
      rating_count: { too_small: 'Vul minstens 1 in.' },
      founding_year: { too_small: 'Vul een jaar vanaf 2000 in.' },
      founding_places: { too_small: 'Minder dan nul plaatsen kan niet.' },
    },
    save: 'Opslaan',
    saved: 'Bedrijfsgegevens opgeslagen',
    failed: 'Dit kon niet op dit apparaat worden opgeslagen.',
    loading: 'Gegevens laden…',
    missing: 'Deze gegevens staan nog niet op dit apparaat. Ze komen met de volgende synchronisatie.',
  },
  staff: {
    people: 'Wie hier werkt',
    you: 'u',
    /** Heads of the list as a spreadsheet. */
    columns: ['Naam', 'Rol', 'E-mailadres', 'Toegang'],
    has_access: 'Toegang',
    role_of: (name: string) => `Rol van ${name}`,
    roles: { admin: 'Beheerder', technician: 'Monteur' },
    own_role: 'Uw eigen rol en toegang wijzigt een andere beheerder.',
    invited: 'Nog niet ingelogd',
    no_access: 'Geen toegang',
    disable: 'Toegang stoppen',
    disable_of: (name: string) => `Toegang stoppen: ${name}`,
    enable: 'Toegang teruggeven',
    enable_of: (name: string) => `Toegang teruggeven: ${name}`,
    question: {
      title: (name: string) => `Toegang van ${name} stoppen`,
      text: 'De apparaten van deze collega vergrendelen zodra zij weer verbinding hebben. Wat daar nog niet is verzonden, blijft er bewaard tot u de toegang teruggeeft. De naam blijft staan bij het werk.',
      yes: 'Toegang stoppen',
    },
    done: {
      role: (name: string, role: string) => `${name} is nu ${role.toLowerCase()}`,
      disabled: (name: string) => `${name} heeft geen toegang meer`,
      enabled: (name: string) => `${name} heeft weer toegang`,
    },
    undo: 'Ongedaan maken',
    last_admin: 'Er blijft altijd minstens één beheerder met toegang. Maak eerst iemand anders beheerder.',
    unknown: 'Deze collega staat niet meer in de lijst.',
    failed: {
      offline: 'Hiervoor is verbinding nodig. Er is niets gewijzigd.',
      sign_in: 'Log opnieuw in om dit te wijzigen. Er is niets gewijzigd.',
      failed: 'De server nam dit niet aan. Er is niets gewijzigd.',
    },
    no_addresses: 'De e-mailadressen staan op de server en zijn nu niet te zien.',
    offline: 'Zonder verbinding kunt u de lijst bekijken, niet wijzigen.',
    loading: 'Lijst laden…',
    invite: {
      title: 'Iemand uitnodigen',
      text: 'Wie u uitnodigt, krijgt een mail met een link om een wachtwoord te kiezen, en is daarna meteen aan het werk.',
      name: 'Naam',
      email: 'E-mailadres',
      role: 'Rol',
      roles_about: {
        admin: 'Ziet en wijzigt alles, ook deze instellingen.',
        technician: 'Klanten, services en foto’s; geen aanvragen, blog of instellingen.',
      },
      send: 'Uitnodiging versturen',
      results: {
        invited: (email: string) => `De uitnodiging is verstuurd naar ${email}.`,
        already_staff: (email: string) => `${email} hoort al bij iemand in de lijst.`,
        has_account: (email: string) =>
          `${email} heeft al een account zonder toegang. Vraag wie de server beheert om het toe te voegen.`,
        rate_limited: () => 'Er zijn net te veel mails verstuurd. Probeer het over een uur opnieuw.',
      },
    },
  },
  retention: {
    terms: 'Wat het privacybeleid belooft',
    removed_by: {
      server: 'De server verwijdert dit elke nacht vanzelf.',
      office: 'Dit verwijdert kantoor zelf; de server doet het nooit uit zichzelf.',
    },
    policy: 'Het privacybeleid op de site',
    jobs: 'Taken van de server',
    job: (name: string): string => JOBS[name] ?? name,
    columns: { job: 'Taak', last_run: 'Laatst gelopen' },
    never_since: (moment: string) => `nog niet, sinds ${moment}`,
    late: 'Te laat',
    asked_at: (moment: string) => `Opgevraagd bij de server: ${moment}.`,
    asking: 'Wordt opgevraagd bij de server…',
    again: 'Opnieuw opvragen',
    missing: {
      offline:
        'Zonder verbinding is niet te zien wanneer de taken liepen. De termijnen hierboven gelden altijd.',
      sign_in: 'Log opnieuw in om te zien wanneer de taken liepen.',
      failed: 'De server gaf geen antwoord op de vraag wanneer de taken liepen.',
    },
  },
  server: {
    state: 'Hoe het ervoor staat',
    since: 'De oudste sinds',
    jobs: {
      title: 'Taken',
      well: 'Alle taken lopen op tijd.',
      late: (names: readonly string[]) =>
        `${names.length === 1 ? 'Eén taak is' : `${names.length} taken zijn`} te laat: ${names.join('; ')}.`,
      each: 'Elke taak, en wanneer zij liep',
    },
    mail_waiting: {
      title: 'Mail die wacht',
      none: 'Er wacht geen mail.',
      some: (count: number) =>
        count === 1
          ? 'Eén mail wacht om verzonden te worden.'
          : `${count} mails wachten om verzonden te worden.`,
    },
    mail_failed: {
      title: 'Mail die niet aankwam',
      none: 'Alle mail is verzonden.',
      some: (count: number) =>
        `${count === 1 ? 'Eén mail kon' : `${count} mails konden`} niet worden verzonden. Bij de bel staat waarom.`,
    },
    files_to_remove: {
      title: 'Bestanden die weg moeten',
      none: 'Er is niets meer te wissen.',
      some: (count: number) =>
        `${count === 1 ? 'Eén bestand wordt' : `${count} bestanden worden`} nog gewist.`,
    },
    restore: {
      title: 'Reservekopie',
      settled: 'Er wordt niets hersteld.',
      unsettled:
        'Er is een reservekopie teruggezet en het herstel is niet afgerond. Apparaten bewaren hun werk en wachten. Geef dit door aan wie de server beheert.',
      epoch: (epoch: string) => `Kenmerk van deze database: ${epoch}`,
    },
    migration: {
      title: 'Versie van de database',
      known: (version: string) => `Laatste migratie: ${version}`,
      unknown: 'De server houdt niet bij welke migratie de laatste was.',
    },
    build: {
      title: 'Versie van de app',
      known: (version: string) => `Build op dit apparaat: ${version}`,
    },
    asked_at: (moment: string) => `Zo stond het ervoor op ${moment}.`,
    asking: 'Wordt opgevraagd bij de server…',
    again: 'Opnieuw opvragen',
    missing: {
      offline: 'Zonder verbinding is niet te zien hoe het er nu voor staat.',
      sign_in: 'Log opnieuw in om te zien hoe het er nu voor staat.',
      failed: 'De server gaf geen antwoord op de vraag hoe het ervoor staat.',
    },
  },
} as const;
