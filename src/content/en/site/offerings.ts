import type { BoatType, Offering, OfferingGroup } from '../../site/offerings.ts';
import { ADVISED_UPKEEP, DURATIONS, WORK_TIMES } from '../company.ts';

export type {
  BoatId,
  BoatType,
  GroupId,
  Offering,
  OfferingGroup,
  PriceId,
} from '../../site/offerings.ts';

const RESTORATION: readonly Offering[] = [
  {
    slug: 'kitranden-vervangen',
    title: 'Sealant replacement',
    description:
      'We cut out the old seam around windows, hatches and deck parts completely and lay new sealant that stands sun and salt.',
    when: 'A seam tears, comes loose or stays black.',
    features: ['Cut out and degreased', 'Primer and UV-proof sealant', 'Checked for leaks'],
    time: WORK_TIMES.sealant_edges,
    price: null,
  },
  {
    slug: 'polijsten-en-poetsen',
    title: 'Polishing and buffing',
    description:
      'In two or three passes we take the weathered top layer away until the depth returns. Then wax goes on.',
    when: `The hull is dull or rubs off white. Our advice: ${ADVISED_UPKEEP.polishing}.`,
    features: ['Gloss measured, before and after', 'Coarse, fine and finishing', 'Closed off with wax'],
    time: WORK_TIMES.polishing,
    price: null,
  },
  {
    slug: 'matteren',
    title: 'Matting',
    description:
      'Not every surface should mirror. Walkways and parts of the superstructure we make evenly matt.',
    when: 'A surface dazzles in the sun or is blotchy.',
    features: ['A sample for you to approve', 'Wet sanded', 'Protected against grime'],
    time: WORK_TIMES.matting,
    price: null,
  },
  {
    slug: 'spot-reparatie',
    title: 'Spot repair',
    description:
      'A pit, star crack or old screw hole we fill with gelcoat to colour. The rest of the hull we leave alone.',
    when: 'There is damage up to the size of a palm.',
    features: ['Colour mixed at your hull', 'Filled, sanded, polished', 'Judged in daylight'],
    time: WORK_TIMES.spot_repair,
    price: 'spot_repair',
  },
  {
    slug: 'krassen-verwijderen',
    title: 'Scratch removal',
    description:
      'Scratches from fenders and jetties we polish out. If one is too deep, we tell you beforehand.',
    when: 'You see the scratch, but your nail does not catch in it.',
    features: ['Zone marked out with you', 'Thickness measured', 'Gloss evened out'],
    time: WORK_TIMES.scratch_removal,
    price: 'scratch_removal',
  },
  {
    slug: 'plexiglas-restauratie',
    title: 'Plexiglass restoration',
    description:
      'Yellow, matt windows and hatches we sand in ever finer steps and polish clear, without taking them out.',
    when: 'Through the hatch you see light, but no shapes any more.',
    features: ['Wet sanded', 'Polished clear', 'A final layer against UV'],
    time: WORK_TIMES.plexiglass,
    price: null,
    not_for: ['sloop'],
  },
  {
    slug: 'teak-deck-onderhoud',
    title: 'Teak deck care',
    description:
      'We clean along the grain and without high pressure, which washes the soft wood away. Seams and plugs we repair at once.',
    when: 'The deck turns green, or the caulking stands proud of it.',
    features: ['Remaining thickness measured', 'Gently cleaned', 'Seams and plugs repaired'],
    time: WORK_TIMES.teak,
    price: null,
  },
];

const PROTECTION: readonly Offering[] = [
  {
    slug: 'wassen-en-sealen',
    title: 'Washing and sealing',
    description: `Hull and deck washed, then a sealant that dirt and salt slide off. It lasts ${DURATIONS.sealing_up_to}.`,
    when: `Water stands as a film. Our advice: ${ADVISED_UPKEEP.sealing}.`,
    features: ['Washed pH-neutral', 'Hull and superstructure sealed', 'Windows and steel included'],
    time: WORK_TIMES.washing,
    price: null,
  },
  {
    slug: 'rvs-behandeling',
    title: 'Stainless steel treatment',
    description:
      'We rid railing, cleats and anchor fittings of rust bloom and salt. Then we polish and protect the steel.',
    when: 'Brown stains appear at welds and screws.',
    features: ['Rust bloom loosened', 'Polished', 'Protected against salt'],
    time: WORK_TIMES.steel,
    price: null,
  },
  {
    slug: 'zeilen-wassen-en-impregneren',
    title: 'Sail washing and proofing',
    description:
      'We take your sails with us, wash them at low temperature and proof the cloth against damp and mould.',
    when: 'The cloth is stiff or turns grey.',
    features: ['Collected and returned', 'Washed cool', 'Stitching checked'],
    time: WORK_TIMES.sails,
    price: null,
    not_for: ['motor_yacht', 'sloop'],
  },
];

const UNDERWATER: readonly Offering[] = [
  {
    slug: 'antifouling-aanbrengen',
    title: 'Antifouling',
    description:
      'A fresh layer keeps algae and barnacles off the hull, which saves fuel and speed. We choose the type for your waters.',
    when: 'The last layer is more than a season old.',
    features: ['Adhesion checked', 'Waterline masked sharp', 'An extra layer on the edges'],
    time: WORK_TIMES.underwater,
    price: 'antifouling',
  },
  {
    slug: 'onderwaterschip-schuren',
    title: 'Underwater hull sanding',
    description:
      'Old antifouling becomes a rough skin. With dust extraction we sand it back to a sound surface.',
    when: 'Layers come loose, or the hull feels like sandpaper.',
    features: ['Sanded with extraction', 'Checked for osmosis', 'Ready for primer'],
    time: WORK_TIMES.underwater,
    price: null,
  },
  {
    slug: 'ontkalken-en-ontgelen-romp',
    title: 'Hull descaling and de-yellowing',
    description:
      'The yellow moustache on the bow and the scale along the waterline we dissolve with products that leave the gelcoat whole.',
    when: 'The bow turns yellow, or there are streaks below the scuppers.',
    features: ['Dissolved, not sanded', 'Rinsed and neutralised', 'Rinse water collected'],
    time: WORK_TIMES.underwater,
    price: null,
  },
];

export const CERAMIC = {
  slug: 'keramische-coating',
  title: 'Ceramic coating',
  price: 'ceramic_coating',
} as const;

export const OFFERING_GROUPS: readonly OfferingGroup[] = [
  {
    id: 'restoration',
    slug: 'restauratie',
    tab: 'Restoration',
    icon: 'gloss',
    title: 'Yacht restoration',
    description: `Gelcoat, teak, windows and seams in one plan, or only what needs it. A full transformation takes ${WORK_TIMES.full_transformation}.`,
    time: WORK_TIMES.full_transformation,
    price: null,
    buys: '',
    scene: 'service-restoration',
    offerings: RESTORATION,
  },
  {
    id: 'protection',
    slug: 'bescherming',
    tab: 'Protection',
    icon: 'drop',
    title: 'Protection & upkeep',
    description: `Keeping what is beautiful beautiful. A sealant lasts ${DURATIONS.sealing}, a ceramic coating ${DURATIONS.ceramic}.`,
    time: WORK_TIMES.washing,
    price: 'group_protection',
    buys: 'For washing a small boat.',
    scene: 'service-protection',
    offerings: PROTECTION,
  },
  {
    id: 'underwater',
    slug: 'onderwaterschip',
    tab: 'Underwater hull',
    icon: 'waves',
    title: 'Underwater hull service',
    description: `What you do not see costs the most speed. Ashore in your own marina, clean and smooth in ${WORK_TIMES.underwater}.`,
    time: WORK_TIMES.underwater,
    price: 'group_underwater',
    buys: 'For cleaning; sanding and antifouling come on top.',
    scene: 'service-underwater',
    offerings: UNDERWATER,
  },
];

export const OFFERINGS: readonly Offering[] = OFFERING_GROUPS.flatMap(({ offerings }) => offerings);

export const BOAT_TYPES = [
  {
    id: 'motor_yacht',
    slug: 'motor-yacht',
    name: 'Motor yacht',
    tab: 'protection',
    text: 'Protect in time and you rarely restore.',
    scene: 'boat-motor-yacht',
    recommended: [
      'wassen-en-sealen',
      'rvs-behandeling',
      'polijsten-en-poetsen',
      'ontkalken-en-ontgelen-romp',
    ],
  },
  {
    id: 'sailing_yacht',
    slug: 'zeilboot',
    name: 'Sailing yacht',
    tab: 'restoration',
    text: 'Teak and seams work with every tack.',
    scene: 'boat-sailing-yacht',
    recommended: [
      'teak-deck-onderhoud',
      'kitranden-vervangen',
      'polijsten-en-poetsen',
      'zeilen-wassen-en-impregneren',
    ],
  },
  {
    id: 'sloop',
    slug: 'sloep',
    name: 'Launch',
    tab: 'underwater',
    text: 'The fouling sits where you do not look.',
    scene: 'boat-sloop',
    recommended: [
      'antifouling-aanbrengen',
      'onderwaterschip-schuren',
      'ontkalken-en-ontgelen-romp',
      'wassen-en-sealen',
    ],
  },
] as const satisfies readonly BoatType[];
