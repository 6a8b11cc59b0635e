import type { planSection as dutch } from '../../site/boat-plan-section.ts';
import type { Translation } from '../../translation.ts';

export const planSection: Translation<typeof dutch> = {
  heading: 'Plan your boat',
  lead: 'Length, type and condition: you see what we would do, in which month, and roughly what it costs. The quote follows the inspection.',
  loading: 'The planner is loading.',
  offline:
    'The planner is not on this device yet and cannot be loaded without a connection. The rates below apply.',
  retry: 'Try again',
};
