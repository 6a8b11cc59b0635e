/** Words of the bell: requests that were not read, and over them the parts about mail and jobs of the server. */

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('nl-NL')} ${many}`;

const unread = counted('ongelezen aanvraag', 'ongelezen aanvragen');

const arrivals = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? `Nieuwe aanvraag van ${first}.` : `${more.length + 1} nieuwe aanvragen.`;

export const bellText = {
  title: 'Meldingen',
  close: 'Meldingen sluiten',
  /** Beside the other numbers in the name of the bell. */
  unread,
  requests: {
    title: 'Nieuwe aanvragen',
    all_read: 'Alles gelezen',
    marked: (count: number) => `${counted('aanvraag', 'aanvragen')(count)} als gelezen gemarkeerd`,
    failed: 'De aanvragen konden niet als gelezen worden gemarkeerd. Probeer het opnieuw.',
    none: 'U bent bij.',
    none_text: 'Een nieuwe aanvraag van de site verschijnt hier vanzelf.',
    syncing: 'De aanvragen worden nog opgehaald.',
    received: (moment: string) => `Ontvangen ${moment}`,
    more: (count: number) => `Nog ${unread(count)} in de lijst.`,
    show_all: 'Alle aanvragen bekijken',
  },
  /** What is said aloud when something arrives. */
  arrived: (names: readonly string[], total: number) => `${arrivals(names)} ${unread(total)}.`,
  /** A notification names who asks and by which kind of request; what was written stays in the admin. */
  notice: {
    title: 'Nieuwe aanvraag',
    body: (name: string, kind: string) => `${name} · ${kind}`,
    several_title: counted('nieuwe aanvraag', 'nieuwe aanvragen'),
    several_body: 'Open het beheer om ze te lezen.',
  },
  here: {
    title: 'Op dit apparaat',
    why: 'Krijg een melding zodra er een aanvraag binnenkomt terwijl het beheer op de achtergrond open staat. De melding noemt alleen de naam en het soort aanvraag.',
    turn_on: 'Meldingen aanzetten',
    is_on:
      'Dit apparaat meldt nieuwe aanvragen zolang het beheer ergens open staat. Is het vergrendeld, dan blijft het stil.',
    turn_off: 'Meldingen uitzetten',
    denied:
      'De browser houdt meldingen van deze site tegen. Sta ze toe bij de instellingen van de site, naast het adres bovenin, en kom hier terug.',
    unsupported:
      'Deze browser toont geen meldingen. Op een iPhone of iPad kan het vanuit de app op het beginscherm.',
    failed: 'De keuze kon niet worden bewaard. De opslag van dit apparaat geeft een fout.',
  },
} as const;
