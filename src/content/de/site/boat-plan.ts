import type { BOAT_STATES as DUTCH_STATES, boatPlan as dutch } from '../../site/boat-plan.ts';
import type { Translation } from '../../translation.ts';

export { type BoatState, TREATMENTS, type Treatment } from '../../site/boat-plan.ts';

export const BOAT_STATES = [
  {
    id: 'glossy',
    slug: 'glanst',
    name: 'Glänzt noch',
    text: 'Die Farbe ist tief, und Wasser perlt ab.',
    picture: 'project-08-after',
  },
  {
    id: 'dull',
    slug: 'dof',
    name: 'Matt oder gelb',
    text: 'Der Rumpf färbt weiß ab oder wird gelb.',
    picture: 'project-11-before',
  },
  {
    id: 'worn',
    slug: 'achterstallig',
    name: 'Überfällig',
    text: 'Flecken, Streifen und Bewuchs.',
    picture: 'project-07-before',
  },
] as const satisfies Translation<typeof DUTCH_STATES>;

export const boatPlan: Translation<typeof dutch> = {
  boat: 'Was für ein Boot ist es?',
  state: 'In welchem Zustand ist es?',
  treatments: 'Was nehmen wir auf?',
  treatments_note: 'Angekreuzt ist, was wir bei diesem Boot und diesem Zustand empfehlen.',
  season: 'Ihre Saison',
  nothing: 'Kreuzen Sie oben an, was Sie machen lassen möchten.',
  twice: 'für 2 Mal',
  again_this_year: 'zweites Mal',
  counted: {
    spots: (count) => (count === 1 ? '1 Stelle' : `${count} Stellen`),
    zones: (count) => (count === 1 ? '1 Zone' : `${count} Zonen`),
  },
  range: (from, to) => `${from} bis ${to}`,
  from: (amount) => `ab ${amount}`,
  total: 'Zusammen',
  without: (count) =>
    count === 1 ? 'Ohne die Leistung auf Anfrage.' : `Ohne die ${count} Leistungen auf Anfrage.`,
  only_on_request:
    'Alles in diesem Plan ist auf Anfrage. Nach einer kostenlosen Inspektion nennen wir einen festen Betrag.',
  member: 'Als Gründungsmitglied',
  request: 'Diesen Plan mit einer Anfrage senden',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  not_copied: 'Kopieren geht hier nicht. Der Link steht in der Adresszeile.',
  print: 'Plan drucken',
  again: 'Neu beginnen',
  kept: 'Ihr Plan bleibt auf diesem Gerät gespeichert.',
};
