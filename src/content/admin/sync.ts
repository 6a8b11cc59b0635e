/** Words of the sync pill and its list. */

const changes = (count: number): string =>
  count === 1 ? '1 wijziging' : `${count.toLocaleString('nl-NL')} wijzigingen`;

export const sync = {
  /** The pill's accessible name begins with this. */
  pill_label: 'Synchronisatie',
  pill: {
    all_saved: 'Alles opgeslagen',
    /** Everything is sent, but the last look at the server is older than two minutes. */
    saved_as_of: (time: string) => `Opgeslagen – bijgewerkt ${time}`,
    waiting: (count: number) => `${changes(count)} ${count === 1 ? 'wacht' : 'wachten'}`,
    offline: 'Offline – op dit apparaat bewaard',
    offline_empty: 'Offline – nog geen gegevens',
    sign_in: 'Log in om te verzenden',
    sending: 'Wordt verzonden…',
    first_fetch: (rows: number) => `Eerste gegevens ophalen… ${rows.toLocaleString('nl-NL')}`,
    parked: (count: number) => `${changes(count)} geweigerd`,
    upgrade: 'Nieuwe versie nodig',
    storage: 'Opslag werkt niet',
    not_staff: 'Geen toegang meer',
    connecting: 'Verbinding maken…',
  },
  /** One sentence in the drawer: what is so, what is safe, what to do. */
  explain: {
    all_saved: 'Alles is verzonden en dit apparaat is bij.',
    saved_as_of: 'Alles is verzonden. Dit apparaat heeft even niet bij de server kunnen kijken.',
    waiting: 'Uw wijzigingen staan veilig op dit apparaat en worden verzonden.',
    offline:
      'Er is geen verbinding. Alles wat u invoert wordt op dit apparaat bewaard en later vanzelf verzonden.',
    offline_empty:
      'Dit apparaat heeft nog geen gegevens opgehaald. Zodra er verbinding is, gebeurt dat vanzelf.',
    sign_in: 'Uw aanmelding is verlopen. Alles staat veilig op dit apparaat; log in om te verzenden.',
    sending: 'Uw wijzigingen zijn onderweg naar de server.',
    first_fetch: 'Dit gebeurt één keer op dit apparaat. Daarna staat alles ook zonder verbinding klaar.',
    parked: 'De server heeft iets niet aangenomen. Het is niet weg: kies hieronder wat ermee moet gebeuren.',
    upgrade: 'Deze versie is te oud om te verzenden. Uw wijzigingen zijn bewaard; herlaad om bij te werken.',
    newer: 'Een ander tabblad is al bijgewerkt. Herlaad om verder te werken; alles is bewaard.',
    storage: 'De opslag van dit apparaat geeft een fout. Herlaad de pagina.',
    not_staff: 'Dit account is geen medewerker meer. Wat hier staat blijft bewaard; bel kantoor.',
    connecting: 'Dit apparaat zoekt verbinding met de server.',
  },
  drawer: {
    title: 'Synchronisatie',
    close: 'Sluiten',
    sync_now: 'Nu synchroniseren',
    sign_in: 'Inloggen',
    reload: 'Herladen',
    last_pull: 'Laatst opgehaald',
    last_push: 'Laatst verzonden',
    never: 'nog niet',
    parked_title: 'Geweigerd',
    waiting_title: 'Wacht op verzenden',
    conflicts_title: 'Twee versies',
    conflicts_intro:
      'Twee mensen wijzigden hetzelfde veld. De eerste versie staat; de andere is hier bewaard.',
    nothing_waiting: 'Er wacht niets. Alles wat u opsloeg is verzonden.',
    loading: 'Lijst laden…',
    failed: 'De lijst kan niet worden gelezen. Uw wijzigingen zijn er nog.',
    since: (when: string) => `sinds ${when}`,
    from_to: 'wordt',
    empty_value: 'leeg',
    more: (count: number) => `Nog ${changes(count)} tonen`,
    added: 'Nieuw',
    changed: 'Gewijzigd',
    removed: 'Verwijderd',
    unknown_row: 'Onbekend',
    retry: 'Opnieuw proberen',
    discard: 'Weggooien',
    row_action: (action: string, row: string) => `${action}: ${row}`,
    discard_title: 'Wijziging weggooien',
    discard_text: (row: string) =>
      `De wijziging van ${row} wordt van dit apparaat verwijderd en niet verzonden. Het scherm toont daarna weer wat de server weet.`,
    discard_yes: 'Weggooien',
    cancel: 'Annuleren',
    kept: 'Staat er nu',
    lost: 'Bewaard',
    resolve: 'Gezien',
  },
  reasons: {
    FORBIDDEN: 'U mag dit niet wijzigen. Vraag een beheerder.',
    GONE: 'De server kent dit niet meer.',
    DELETED: 'Iemand anders heeft dit intussen verwijderd.',
    PARENT_DELETED: 'De klant waar dit bij hoort is verwijderd.',
    ID_REUSED: 'De server heeft dit al in een andere vorm ontvangen.',
    CONFLICT: 'Iemand anders heeft hier intussen iets gewijzigd. Bekijk het en doe het zo nodig opnieuw.',
    WAITS_FOR_PARKED: 'Hoort bij een wijziging die is geweigerd en wacht daarop.',
    /** SQLSTATE class 22 and 23, and anything newer than this build. */
    other: (code: string) =>
      `De server vindt een waarde niet geldig (${code}). Pas het aan en sla opnieuw op.`,
  },
  tables: { clients: 'Klant', service_records: 'Service', conflicts: 'Conflict' },
  fields: {
    clients: {
      name: 'Naam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      yacht_name: 'Naam van het jacht',
      yacht_type: 'Type jacht',
      yacht_length: 'Lengte',
      location: 'Ligplaats',
      notes: 'Notities',
      status: 'Status',
      next_recommended_service: 'Aanbevolen volgende service',
    },
    service_records: {
      client_id: 'Klant',
      service_type: 'Servicetype',
      date: 'Datum',
      amount: 'Bedrag',
      status: 'Status',
      notes: 'Notities',
    },
    conflicts: { resolved_at: 'Gezien op' },
  },
} as const;
