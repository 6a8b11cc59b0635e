import type { PROCESS_STEPS as DUTCH } from '../../site/process.ts';
import type { Translation } from '../../translation.ts';

export const PROCESS_STEPS = [
  {
    number: 1,
    title: 'Personal inspection',
    description:
      'We come on board, measure gloss and thickness, and go over hull, deck and seams with you. You see what we see.',
    guarantee: 'Guarantee of accuracy',
    guarantee_icon: 'look',
  },
  {
    number: 2,
    title: 'A plan made to measure',
    description:
      'Item by item it says what is needed, what can wait and what it costs. You do not pay for what is not in it.',
    guarantee: 'Transparent price guarantee',
    guarantee_icon: 'plan',
  },
  {
    number: 3,
    title: 'Skilled work',
    description:
      'We work at your berth, screen off whatever cannot stand dust and leave the jetty clean. Every layer is checked before the next one goes on.',
    guarantee: 'Guarantee of craftsmanship',
    guarantee_icon: 'brush',
  },
  {
    number: 4,
    title: 'Quality check',
    description:
      'We look at the result together in daylight. If something is not right, we do it again before you sign.',
    guarantee: '100% satisfaction guarantee',
    guarantee_icon: 'certificate',
  },
] as const satisfies Translation<typeof DUTCH>;
