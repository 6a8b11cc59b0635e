/** Texts of the dashboard. Strings that the specification quotes are in English, as it gives them. */

const number = (count: number): string => count.toLocaleString('nl-NL');
const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Two units at most: '12 min', '5 u 12 min', '3 d 4 u'. */
const duration = (ms: number): string => {
  const minutes = Math.round(ms / MINUTE_MS);
  const parts =
    minutes < 2 * DAY_MINUTES
      ? [
          [Math.floor(minutes / HOUR_MINUTES), 'u'],
          [minutes % HOUR_MINUTES, 'min'],
        ]
      : [
          [Math.floor(minutes / DAY_MINUTES), 'd'],
          [Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES), 'u'],
        ];
  const shown = parts.filter(([count]) => count !== 0);
  return (shown.length === 0 ? [[0, 'min']] : shown)
    .map(([count, unit]) => `${count}\u00a0${unit}`)
    .join(' ');
};

export const dashboardText = {
  /** wherever there is nothing to count yet. */
  no_data: 'Nog geen gegevens',
  unreadable: 'De cijfers kunnen niet worden gelezen',
  number,
  percent: (share: number) => share.toLocaleString('nl-NL', { style: 'percent', maximumFractionDigits: 0 }),

  back: 'Dashboard',
  chart: {
    as_table: 'Toon als tabel',
    as_chart: 'Toon als grafiek',
    /** What a screen reader hears: 'Toon als tabel: Omzet per maand'. */
    of: (action: string, title: string) => `${action}: ${title}`,
    /** A column or bar: 'november 2026: € 1.250'. */
    value: (name: string, value: string) => `${name}: ${value}`,
    hours: (hours: number) => `${hours.toLocaleString('nl-NL')}\u00a0u`,
    /** An axis of amounts. */
    euros: (cents: number) =>
      (cents / 100).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
  },

  website: {
    title: 'Website',
    /** */
    posts: 'Total Posts',
    made_since: (count: number) => `${number(count)} nieuw in 30 dagen`,
    views: 'Page Views',
    view_days: 'In de laatste 30 dagen',
    /** The change against the 30 days before. */
    change: (share: number) =>
      `${share.toLocaleString('nl-NL', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })} t.o.v. de 30 dagen ervoor`,
    fetched_at: (moment: string) => `Stand van ${moment}`,
    not_fetched: 'De weergaven komen van de server zodra er verbinding is.',
    seo: 'SEO Performance',
    meeting: (count: number, of: number) => `${number(count)} van ${number(of)} voldoen aan de regels`,
    missing: (count: number) => `${counted(count, 'artikel voldoet', 'artikelen voldoen')} niet`,
  },

  page_views: {
    title: 'Paginaweergaven',
    total: (count: number) => counted(count, 'weergave', 'weergaven'),
    per_day: 'Weergaven per dag',
    day: 'Dag',
    page: 'Pagina',
    views: 'Weergaven',
    per_page: 'Weergaven per pagina',
    /** A count of views, as on an axis: halves are not told. */
    tick: (views: number) => (Number.isInteger(views) ? number(views) : ''),
  },

  requests: {
    title: 'Aanvragen',
    kind: 'Soort',
    open: 'Open',
    late: 'Te laat',
    open_of: (count: number, kind: string) => `${number(count)} open, ${kind}`,
    late_of: (count: number, kind: string) => `${number(count)} te laat, ${kind}`,
    answer_time: 'Antwoordtijd per maand',
    answer_time_in: (month: string) => `Mediaan antwoordtijd in ${month}`,
    /** */
    promise: 'De website belooft antwoord binnen 24 uur.',
    duration,
    month: 'Maand',
    median: 'Mediaan',
    /** Of the median itself: what it opens. */
    median_of: (shown: string, month: string) => `Mediaan ${shown}, antwoorden in ${month}`,
    list: {
      title: (month: string) => `Antwoorden in ${month}`,
      result: (count: number) => counted(count, 'antwoord', 'antwoorden'),
      /** After the count of answers: '12 antwoorden, mediaan 4 u'. */
      median: (shown: string) => `, mediaan ${shown}`,
      none: 'In deze maand is nog niets beantwoord',
      asked_at: (moment: string) => `Gevraagd ${moment}`,
      answered_at: (moment: string) => `Beantwoord ${moment}`,
      asked: 'Gevraagd',
      answered: 'Beantwoord',
      took_hours: 'Antwoordtijd (uren)',
      name: 'Naam',
      /** Marks the answers in the middle. */
      middle: 'Mediaan',
    },
    answered: (count: number, kind: string) => `${counted(count, 'antwoord', 'antwoorden')}, ${kind}`,
    answered_of: (count: number, kind: string, month: string) =>
      `${counted(count, 'antwoord', 'antwoorden')} in ${month}, ${kind}`,
  },

  services: {
    title: 'Services',
    open: 'Open',
    late: 'Te laat',
    revenue_in: (month: string) => `Omzet in ${month}`,
    revenue: 'Omzet per maand',
    /** What revenue is made of. */
    revenue_note: 'Bedragen van afgeronde, gefactureerde en betaalde services.',
    types: 'Services per type',
    type: 'Type',
    month: 'Maand',
    amount: 'Omzet',
    count: 'Services',
    result: (count: number) => counted(count, 'service', 'services'),
    others: (count: number) => `Nog ${counted(count, 'type', 'typen')} in de tabel`,
    list: {
      open: 'Open services',
      late: 'Services die te laat zijn',
      done_in: (month: string) => `Afgerond in ${month}`,
      type: (type: string) => `Services: ${type}`,
      loading: 'De services worden gelezen',
      unreadable: 'De services kunnen niet worden gelezen',
      none: 'Er zijn hier geen services',
      /** After the count of services: '12 services, samen € 3.400,00'. */
      together: (amount: string) => `, samen ${amount}`,
      unknown_client: 'Klant nog niet op dit apparaat',
      more: (count: number) => `Toon nog ${number(count)}`,
    },
  },
} as const;
