/** Words for two versions of one field, and for choosing between them. */
const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('nl-NL')} ${n === 1 ? one : many}`;

export const conflictsText = {
  title: 'Twee versies – kies welke geldt',
  close: 'Sluiten',
  /** In the list behind the pill. */
  intro: 'Hetzelfde is op twee plaatsen gewijzigd. Beide versies zijn bewaard; kies welke geldt.',
  choose: 'Bekijken en kiezen',
  choose_of: (row: string, fields: string) => `Bekijken en kiezen: ${row}, ${fields}`,

  banner: (fields: string) => `Twee versies van ${fields} – kies welke geldt`,
  banner_hint: 'Hetzelfde is op twee plaatsen gewijzigd. Beide versies zijn bewaard; er is niets weg.',
  /** A second version that the server does not have yet. */
  pending: {
    label: 'Andere versie, nog niet verzonden',
    title: 'Er is nog een versie bewaard',
    hint: 'Hetzelfde is op twee plaatsen gewijzigd. Zodra deze versie verzonden is, kiest u welke geldt.',
    version: (field: string) => `${field}, nog niet verzonden`,
  },
  badge_action: (row: string) => `Twee versies van ${row}: bekijken en kiezen`,

  yours: 'Uw versie',
  yours_other: 'Uw andere versie',
  of: (name: string) => `Versie van ${name}`,
  of_other: (name: string) => `Andere versie van ${name}`,
  of_former: 'Versie van een vroegere collega',
  of_unknown: 'Versie van systeem of import',
  now: 'Zoals het nu is',
  stands: 'Geldt nu',
  made: (when: string) => `Gemaakt ${when}`,
  arrived: (when: string) => `Ontvangen ${when}`,
  when_unknown: 'Tijdstip onbekend',

  keep: 'Deze houden',
  use: 'Deze kiezen',
  a_picture: 'een foto',
  picture_of: (version: string) => `Foto: ${version}`,
  action_of: (action: string, version: string) => `${action}: ${version}`,
  both: 'Beide samenvoegen',
  both_label: 'Beide versies samen',
  both_hint: 'Pas de tekst zo nodig aan voordat u bewaart.',
  both_save: 'Samengevoegde tekst bewaren',
  both_cancel: 'Toch een van de twee',

  changed_since: 'Intussen is dit opnieuw gewijzigd. De versies hieronder zijn nog te gebruiken.',
  changed_while_open: 'Terwijl dit openstond is het opnieuw gewijzigd. Lees het nog eens voordat u kiest.',
  archive_admin_only: 'Archiveren kan alleen een beheerder.',
  more_on_field: (n: number) => `Nog ${count(n, 'verschil', 'verschillen')} op dit veld.`,
  more_here: (n: number) => `Nog ${count(n, 'keuze', 'keuzes')}`,

  chosen: 'Keuze opgeslagen',
  failed: 'Er is een fout opgetreden bij het opslaan van uw keuze',
  none_title: 'Er is niets meer te kiezen',
  none: 'Iemand anders heeft al gekozen, of het is verwijderd.',
} as const;
