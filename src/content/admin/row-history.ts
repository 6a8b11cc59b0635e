/** Words of the list of changes of one record. */
export const rowHistoryText = {
  menu: 'Wijzigingen bekijken',
  title: 'Wijzigingen',
  of_client: (name: string) => `Wijzigingen van ${name}`,
  of_service: (type: string, date: string) => `Wijzigingen van ${type}, ${date}`,
  close: 'Sluiten',
  loading: 'Wijzigingen laden',
  list: 'Wijzigingen, nieuwste eerst',
  empty: 'Er is nog niets gewijzigd.',
  empty_here: 'Op dit apparaat is hier niets gewijzigd.',

  /** After who: 'U wijzigde', 'Bram Visser voegde dit toe'. */
  op: { insert: 'voegde dit toe', update: 'wijzigde', delete: 'verwijderde dit' },
  /** The same of what belongs to the row: 'U wijzigde een notitie'. */
  op_below: {
    insert: (what: string) => `voegde een ${what} toe`,
    update: (what: string) => `wijzigde een ${what}`,
    delete: (what: string) => `verwijderde een ${what}`,
  },
  you: 'U',
  former: 'Een vroegere collega',
  outside: 'Systeem of import',
  made: (when: string) => `Gemaakt ${when}`,
  arrived: (when: string) => `ontvangen ${when}`,
  arrived_alone: (when: string) => `Ontvangen ${when}`,
  pending: 'Wacht op verzenden',
  rejected: 'Niet aangenomen',
  erased: 'De waarden zijn gewist.',
  from_to: 'wordt',
  /** After a field whose values the history does not keep. */
  changed: 'gewijzigd',

  offline:
    'Zonder verbinding ziet u alleen wat u zelf op dit apparaat wijzigde. De rest staat op de server en verschijnt zodra er verbinding is.',
  sign_in:
    'Log in om ook de wijzigingen van anderen te zien. Hieronder staat wat u zelf op dit apparaat wijzigde.',
  failed: 'De server gaf geen lijst. Hieronder staat wat u zelf op dit apparaat wijzigde.',
  retry: 'Opnieuw proberen',
  older: 'Oudere wijzigingen laden',
  older_failed: 'De oudere wijzigingen kwamen niet. Probeer het nog eens.',
} as const;
