/** Texts of the notes field of clients and requests, which saves while somebody types (M-023, C-012). */
export const notesText = {
  label: 'Notities',
  saved: 'Notities opgeslagen',
  undo: 'Ongedaan maken: notities',
  saving: 'Opslaan…',
  failed: 'Niet opgeslagen. Uw tekst blijft hier staan.',
  too_long: (n: number, most: number) =>
    `Niet opgeslagen: ${n.toLocaleString('nl-NL')} tekens, en er passen er ${most.toLocaleString('nl-NL')}. Kort de tekst in; hij blijft hier staan.`,
  retry: 'Opnieuw opslaan',
  restored: 'Concept hersteld',
  changed_elsewhere: 'Deze notities zijn intussen elders gewijzigd. Uw tekst blijft staan.',
  show_other: 'Toon de andere versie',
  hide_other: 'Verberg de andere versie',
  take_other: 'Andere versie kiezen',
  other: 'De andere versie',
  empty: 'De andere versie is leeg.',
  /** What was written about a client on other days and by others. */
  entries: {
    title: 'Eerder genoteerd',
    today: (time: string) => `vandaag ${time}`,
    yesterday: (time: string) => `gisteren ${time}`,
    /** Of notes written before they had an author and a day. */
    undated: 'Zonder datum',
    more: (n: number) => (n === 1 ? 'Nog 1 oudere notitie tonen' : `Nog ${n} oudere notities tonen`),
    fewer: 'Oudere notities verbergen',
    /** The name of its button: whose note, and of when. */
    delete_of: (whose: string) => `Notitie verwijderen: ${whose}`,
    delete: 'Notitie verwijderen',
    delete_text: 'Weet u zeker dat u deze notitie wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
    delete_undated_text:
      'Weet u zeker dat u deze oude notitie wilt verwijderen? Dat kunt u daarna nog ongedaan maken.',
    deleted: 'Notitie verwijderd',
    delete_failed: 'Er is een fout opgetreden bij het verwijderen van de notitie',
  },
  /** Two people wrote these notes at once: the own text stands, the other under it (G4). */
  versions: {
    title: 'Twee versies van deze notities – kies welke geldt',
    intro: 'Hetzelfde is ook elders gewijzigd. Uw tekst blijft staan; kies wat er geldt.',
    other: 'Andere versie',
    both: 'Beide bewaren',
    own: 'Mijn tekst houden',
    take: 'Andere versie kiezen',
    too_long: (n: number, most: number) =>
      `Te lang om te bewaren: ${n.toLocaleString('nl-NL')} tekens, en er passen er ${most.toLocaleString('nl-NL')}. Kort uw tekst in, of kies een van de twee.`,
    later: 'Kiezen kan zodra dit apparaat de andere versie helemaal heeft opgehaald. Uw tekst is bewaard.',
  },
};
