import type { BOAT_STATES as DUTCH_STATES, boatPlan as dutch } from '../../site/boat-plan.ts';
import type { Translation } from '../../translation.ts';

export { type BoatState, TREATMENTS, type Treatment } from '../../site/boat-plan.ts';

export const BOAT_STATES = [
  {
    id: 'glossy',
    slug: 'glanst',
    name: 'Still glossy',
    text: 'The colour is deep and water beads off.',
    picture: 'project-08-after',
  },
  {
    id: 'dull',
    slug: 'dof',
    name: 'Dull or yellow',
    text: 'The hull rubs off white or is turning yellow.',
    picture: 'project-11-before',
  },
  {
    id: 'worn',
    slug: 'achterstallig',
    name: 'Overdue',
    text: 'Stains, streaks and fouling.',
    picture: 'project-07-before',
  },
] as const satisfies Translation<typeof DUTCH_STATES>;

export const boatPlan: Translation<typeof dutch> = {
  boat: 'What kind of boat is it?',
  state: 'What condition is it in?',
  treatments: 'What goes into the plan?',
  treatments_note: 'Ticked is what we recommend for this boat in this condition.',
  season: 'Your season',
  nothing: 'Tick above what you want to have done.',
  twice: 'for 2 times',
  again_this_year: 'second time',
  counted: {
    spots: (count) => (count === 1 ? '1 spot' : `${count} spots`),
    zones: (count) => (count === 1 ? '1 zone' : `${count} zones`),
  },
  range: (from, to) => `${from} to ${to}`,
  from: (amount) => `from ${amount}`,
  total: 'Together',
  without: (count) =>
    count === 1 ? 'Without the service on request.' : `Without the ${count} services on request.`,
  only_on_request: 'Everything in this plan is on request. After a free inspection we name a fixed amount.',
  member: 'As a founding member',
  request: 'Send this plan with a request',
  copy: 'Copy the link',
  copied: 'The link has been copied.',
  not_copied: 'Copying does not work here. The link is in the address bar.',
  print: 'Print the plan',
  again: 'Start again',
  kept: 'Your plan stays on this device.',
};
