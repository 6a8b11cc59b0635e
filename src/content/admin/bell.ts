/** Words of the bell: requests that were not read, and over them the parts about mail and jobs of the server. */

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('nl-NL')} ${many}`;

const unread = counted('ongelezen aanvraag', 'ongelezen aanvragen');

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
} as const;
