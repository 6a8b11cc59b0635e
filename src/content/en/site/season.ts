import type { calendar as dutchCalendar, Season, season as dutchSeason } from '../../site/season.ts';
import type { Translation } from '../../translation.ts';

export type { Season } from '../../site/season.ts';

export const SEASONS: readonly [Season, ...Season[]] = [
  {
    name: 'spring',
    months: [3, 4, 5],
    tasks: [
      {
        title: 'Wash the winter off',
        text: 'Rinse, dry and look along the hull in low light: dull bands are polished out now, not in July.',
      },
      {
        title: 'Anodes and antifouling',
        text: 'Replace whatever is half gone before the boat is launched. After that you cannot get at it until autumn.',
      },
      {
        title: 'Run everything once',
        text: 'Bilge pump, shore power, lights and seacocks, at the jetty and with time to spare.',
      },
    ],
    article: { slug: 'was-sealant-of-keramische-coating', title: 'Wax, sealant or ceramic coating' },
  },
  {
    name: 'the sailing season',
    months: [6, 7, 8],
    tasks: [
      {
        title: 'Rinse after salt water',
        text: 'With fresh water, below the fittings too. Salt that dries turns stainless steel brown and gelcoat dull.',
      },
      {
        title: 'Take the yellow line off',
        text: 'As long as it is new, a mild cleaner removes it. After the summer it has to be polished.',
      },
      {
        title: 'Keep an eye on the teak seams',
        text: 'Press along them every month. A seam that is coming loose is a quarter of an hour’s work now.',
      },
    ],
    article: { slug: 'gele-rand-op-de-waterlijn', title: 'The yellow line along the waterline' },
  },
  {
    name: 'autumn',
    months: [9, 10, 11],
    tasks: [
      {
        title: 'All water out',
        text: 'Engine, boiler, drinking water and toilet, before the first night of frost and not after it.',
      },
      {
        title: 'Sails, cushions and paper ashore',
        text: 'Stored dry, they stay good. What is left damp smells of mould by March.',
      },
      {
        title: 'Note what the season has cost',
        text: 'Dents, scratches and bare spots, with a photo. The winter is long enough to repair them.',
      },
    ],
    article: { slug: 'boot-winterklaar-maken-in-volgorde', title: 'Getting your boat ready for winter' },
  },
  {
    name: 'winter',
    months: [12, 1, 2],
    tasks: [
      {
        title: 'Look after every storm',
        text: 'At cover, mooring lines and fenders. A cover that chafes draws streaks in the gelcoat.',
      },
      {
        title: 'Keep it below 65 per cent inside',
        text: 'Put a hygrometer down, open lockers and floor hatches and keep the vents clear.',
      },
      {
        title: 'Plan the spring work now',
        text: 'In March everybody wants it at once. What you arrange now is done by the time the water warms up.',
      },
    ],
    article: { slug: 'waarom-gelcoat-dof-wordt', title: 'Why gelcoat turns dull' },
  },
];

export const season: Translation<typeof dutchSeason> = {
  heading: (name) => `Now, in ${name}`,
  read: 'Read on (in Dutch):',
};

export const calendar: Translation<typeof dutchCalendar> = {
  action: 'Add to your calendar',
  file_name: 'yacht-care-checklist.ics',
  name: 'Yacht Care Checklist',
  summary: (group) => `Boat: check the ${group.toLowerCase()}`,
  months: new Map([
    ['motor', 3],
    ['elektra', 3],
    ['romp', 4],
    ['tuigage', 4],
    ['veiligheid', 5],
    ['dek', 9],
    ['winter', 11],
  ]),
};
