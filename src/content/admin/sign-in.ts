/** Words of the sign-in and password screens. Specified strings stay in English. */
export const signIn = {
  title: 'Inloggen',
  email: 'E-mail',
  password: 'Wachtwoord',
  show_password: 'Wachtwoord tonen',
  /** */
  submit: 'Login',
  forgot: 'Wachtwoord vergeten?',
  to_site: 'Naar de website',
  required: {
    email: 'Vul uw e-mailadres in.',
    email_shape: 'Dit is geen volledig e-mailadres.',
    password: 'Vul uw wachtwoord in.',
  },
  /** The sentences of the specification; `hint` adds in Dutch what can be done. */
  errors: {
    invalid_credentials: { text: 'Invalid email or password', lang: 'en', hint: null },
    rate_limited: {
      text: 'Invalid email or password',
      lang: 'en',
      hint: 'Er is te vaak geprobeerd. Wacht een minuut en probeer het opnieuw.',
    },
    no_session: { text: 'Login failed - no session data', lang: 'en', hint: null },
    unexpected: { text: 'An unexpected error occurred', lang: 'en', hint: null },
    unreachable: {
      text: 'An unexpected error occurred',
      lang: 'en',
      hint: 'Er is geen verbinding met de server. De eerste keer inloggen op dit apparaat kan alleen met internet; daarna werkt het ook zonder.',
    },
    unreachable_again: {
      text: 'An unexpected error occurred',
      lang: 'en',
      hint: 'Er is geen verbinding met de server. U kunt gewoon doorwerken; log in zodra er weer verbinding is.',
    },
    not_staff: {
      text: 'Dit account heeft geen toegang tot het beheer.',
      hint: 'U bent weer afgemeld. Vraag een beheerder om u als medewerker toe te voegen.',
    },
    storage: {
      text: 'Dit apparaat kan de aanmelding niet bewaren.',
      hint: 'De opslag is vol of geblokkeerd. Maak ruimte vrij of verlaat de privémodus, en probeer het opnieuw.',
    },
  },
  again: {
    title: 'Log in om te verzenden',
    text: 'Uw aanmelding is verlopen. Alles wat u invoerde staat veilig op dit apparaat en wordt verzonden zodra u bent ingelogd.',
    other_account: 'Met een ander account inloggen? Meld u eerst af.',
    later: 'Later',
    close: 'Sluiten',
  },
  reset: {
    title: 'Wachtwoord vergeten',
    text: 'Vul uw e-mailadres in. U krijgt een mail met een link om een nieuw wachtwoord te kiezen.',
    submit: 'Mail de link',
    back: 'Terug naar inloggen',
    sent_title: 'Kijk in uw mail',
    sent: (email: string) =>
      `Als ${email} bij een medewerker hoort, is de mail onderweg. De link werkt een uur. Niets ontvangen? Kijk ook bij ongewenste mail.`,
    errors: {
      unreachable: 'Er is geen verbinding met de server. Probeer het opnieuw zodra er internet is.',
      rate_limited: 'Er is kort geleden al een mail gevraagd. Wacht een minuut en probeer het opnieuw.',
    },
  },
  password_page: {
    title: 'Kies een wachtwoord',
    opening: 'De link wordt gecontroleerd…',
    for_account: (email: string) => `Voor ${email}`,
    account: 'Account',
    current: 'Huidig wachtwoord',
    show_current: 'Huidig wachtwoord tonen',
    field: 'Nieuw wachtwoord',
    rule: (length: number) =>
      `Minstens ${length} tekens. Een paar woorden achter elkaar is sterk en goed te onthouden.`,
    rule_met: 'Lang genoeg',
    submit: 'Wachtwoord opslaan',
    changed_title: 'Uw wachtwoord is gewijzigd',
    changed: 'Gebruik het nieuwe wachtwoord de volgende keer dat u inlogt.',
    to_admin: 'Naar het beheer',
    back: 'Terug naar het beheer',
    new_link: 'Vraag een nieuwe link aan',
    retry: 'Opnieuw proberen',
    errors: {
      wrong_password: 'Dit is niet uw huidige wachtwoord.',
      too_short: 'Dit wachtwoord is te kort.',
      too_weak: 'Dit wachtwoord is te makkelijk te raden. Kies een langer of ongewoner wachtwoord.',
      same_password: 'Dit is al uw wachtwoord. Kies een ander.',
      link_invalid: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
      unreachable:
        'Er is geen verbinding met de server. Er is niets gewijzigd; probeer het opnieuw zodra er internet is.',
      rate_limited: 'Er is te vaak geprobeerd. Wacht een minuut en probeer het opnieuw.',
      unexpected: 'De server heeft het wachtwoord niet aangenomen. Probeer het opnieuw.',
      not_staff:
        'Uw wachtwoord is opgeslagen, maar dit account heeft geen toegang tot het beheer. Vraag een beheerder om u als medewerker toe te voegen.',
      storage:
        'Uw wachtwoord is opgeslagen, maar dit apparaat kan de aanmelding niet bewaren. Maak ruimte vrij en log in.',
    },
  },
} as const;
