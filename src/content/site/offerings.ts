import { ADVISED_UPKEEP, DURATIONS, PRICES, WORK_TIMES } from '../company.ts';

/**
 * The price list of the services page (P-054): thirteen offerings in three groups, and which boats
 * they suit. Titles, groups and tab names are verbatim from the specification; amounts and times come from company.ts.
 */

export type GroupId = 'restoration' | 'protection' | 'underwater';
export type BoatId = 'motor_yacht' | 'sailing_yacht' | 'sloop';
export type PriceId = keyof typeof PRICES;

export interface Offering {
  /** Names the offering in addresses: the contact link's `dienst`, and the anchor on the page. */
  readonly slug: string;
  readonly title: string;
  /** What it is. */
  readonly description: string;
  /** How to see that it is time. */
  readonly when: string;
  /** What we do; the list shows the first three (P-053). */
  readonly features: readonly string[];
  readonly time: string;
  /** Null: on request. */
  readonly price: PriceId | null;
  /** Boats that have nothing to do it to. */
  readonly not_for?: readonly BoatId[];
}

/** One of the three grouped offerings (P-063): a chapter of the list, with its own price and picture. */
export interface OfferingGroup {
  readonly id: GroupId;
  readonly slug: string;
  readonly tab: string;
  /** The sign of the group (P-063). */
  readonly icon: 'gloss' | 'drop' | 'waves';
  readonly title: string;
  readonly description: string;
  readonly time: string;
  readonly price: PriceId | null;
  /** What that price buys, since the offerings have prices of their own; empty where there is none. */
  readonly buys: string;
  readonly scene: `service-${GroupId}`;
  readonly offerings: readonly Offering[];
}

const RESTORATION: readonly Offering[] = [
  {
    slug: 'kitranden-vervangen',
    title: 'Kitranden Vervangen',
    description:
      'Wij snijden de oude naad rond ramen, luiken en dekdelen helemaal uit en leggen nieuwe kit die zon en zout verdraagt.',
    when: 'Een naad scheurt, laat los of blijft zwart.',
    features: ['Uitgesneden en ontvet', 'Primer en uv-bestendige kit', 'Nagekeken op lekkage'],
    time: WORK_TIMES.sealant_edges,
    price: null,
  },
  {
    slug: 'polijsten-en-poetsen',
    title: 'Polijsten en Poetsen',
    description:
      'In twee of drie gangen halen wij de verweerde toplaag weg tot de diepte terugkomt. Daarna gaat er was op.',
    when: `De romp is dof of geeft wit af. Ons advies: ${ADVISED_UPKEEP.polishing}.`,
    features: ['Glans gemeten, voor en na', 'Grof, fijn en afwerkend', 'Afgesloten met was'],
    time: WORK_TIMES.polishing,
    price: null,
  },
  {
    slug: 'matteren',
    title: 'Matteren',
    description: 'Niet elk vlak hoort te spiegelen. Looppaden en opbouwdelen maken wij gelijkmatig mat.',
    when: 'Een vlak verblindt in de zon of is vlekkerig.',
    features: ['Proefvlak voor uw akkoord', 'Nat geschuurd', 'Beschermd tegen aanslag'],
    time: WORK_TIMES.matting,
    price: null,
  },
  {
    slug: 'spot-reparatie',
    title: 'Spot Reparatie',
    description:
      'Een put, sterbarst of oud schroefgat vullen wij met gelcoat op kleur. De rest van de romp laten wij met rust.',
    when: 'Er is schade tot een handpalm groot.',
    features: ['Kleur gemengd bij uw romp', 'Gevuld, geschuurd, gepolijst', 'Beoordeeld bij daglicht'],
    time: WORK_TIMES.spot_repair,
    price: 'spot_repair',
  },
  {
    slug: 'krassen-verwijderen',
    title: 'Krassen Verwijderen',
    description:
      'Krassen van stootwillen en steigers polijsten wij uit. Zit een kras te diep, dan hoort u dat vooraf.',
    when: 'U ziet de kras, maar uw nagel haakt er niet in.',
    features: ['Zone met u afgetekend', 'Laagdikte gemeten', 'Glans gelijk getrokken'],
    time: WORK_TIMES.scratch_removal,
    price: 'scratch_removal',
  },
  {
    slug: 'plexiglas-restauratie',
    title: 'Plexiglas Restauratie',
    description:
      'Gele, matte ramen en luiken schuren wij in steeds fijnere stappen en polijsten wij helder, zonder ze uit te bouwen.',
    when: 'Door het luik ziet u licht, maar geen vormen meer.',
    features: ['Nat geschuurd', 'Helder gepolijst', 'Laatste laag tegen uv'],
    time: WORK_TIMES.plexiglass,
    price: null,
    not_for: ['sloop'],
  },
  {
    slug: 'teak-deck-onderhoud',
    title: 'Teak Deck Onderhoud',
    description:
      'Wij reinigen met de nerf mee en zonder hoge druk, want die spuit het zachte hout weg. Naden en pluggen herstellen wij meteen.',
    when: 'Het dek slaat groen uit, of het rubber steekt erboven uit.',
    features: ['Restdikte gemeten', 'Mild gereinigd', 'Naden en pluggen hersteld'],
    time: WORK_TIMES.teak,
    price: null,
  },
];

const PROTECTION: readonly Offering[] = [
  {
    slug: 'wassen-en-sealen',
    title: 'Wassen en Sealen',
    description: `Romp en dek gewassen, daarna een verzegeling waar vuil en zout van afglijden. Die houdt ${DURATIONS.sealing_up_to}.`,
    when: `Water blijft als een film staan. Ons advies: ${ADVISED_UPKEEP.sealing}.`,
    features: ['pH-neutraal gewassen', 'Romp en opbouw verzegeld', 'Ramen en rvs meegenomen'],
    time: WORK_TIMES.washing,
    price: null,
  },
  {
    slug: 'rvs-behandeling',
    title: 'RVS Behandeling',
    description:
      'Railing, kikkers en ankerbeslag ontdoen wij van vliegroest en zout. Daarna polijsten en beschermen wij het staal.',
    when: 'Bij lassen en schroeven verschijnen bruine vlekken.',
    features: ['Vliegroest losgemaakt', 'Gepolijst', 'Beschermd tegen zout'],
    time: WORK_TIMES.steel,
    price: null,
  },
  {
    slug: 'zeilen-wassen-en-impregneren',
    title: 'Zeilen Wassen en Impregneren',
    description:
      'Wij nemen uw zeilen mee, wassen ze op lage temperatuur en impregneren het doek tegen vocht en schimmel.',
    when: 'Het doek is stijf of slaat grijs uit.',
    features: ['Gehaald en teruggebracht', 'Koel gewassen', 'Stiksel nagekeken'],
    time: WORK_TIMES.sails,
    price: null,
    not_for: ['motor_yacht', 'sloop'],
  },
];

const UNDERWATER: readonly Offering[] = [
  {
    slug: 'antifouling-aanbrengen',
    title: 'Antifouling Aanbrengen',
    description:
      'Een verse laag houdt algen en pokken van de romp; dat scheelt brandstof en snelheid. Het type kiezen wij bij uw vaarwater.',
    when: 'De laatste laag is ouder dan een seizoen.',
    features: ['Hechting nagekeken', 'Waterlijn strak afgeplakt', 'Randen een laag extra'],
    time: WORK_TIMES.underwater,
    price: 'antifouling',
  },
  {
    slug: 'onderwaterschip-schuren',
    title: 'Onderwaterschip Schuren',
    description:
      'Oude antifouling wordt een ruwe schil. Wij schuren die met afzuiging terug tot een gezonde ondergrond.',
    when: 'Lagen laten los, of de romp voelt als schuurpapier.',
    features: ['Geschuurd met afzuiging', 'Nagekeken op osmose', 'Klaar voor primer'],
    time: WORK_TIMES.underwater,
    price: null,
  },
  {
    slug: 'ontkalken-en-ontgelen-romp',
    title: 'Ontkalken en Ontgelen Romp',
    description:
      'De gele snor op de boeg en de kalk rond de waterlijn lossen wij op met middelen die de gelcoat heel laten.',
    when: 'De boeg kleurt geel, of er staan strepen onder de spuigaten.',
    features: ['Opgelost, niet geschuurd', 'Gespoeld en geneutraliseerd', 'Spoelwater opgevangen'],
    time: WORK_TIMES.underwater,
    price: null,
  },
];

/** The coating that the price indication reckons out besides the offerings; the list speaks of it in its questions (Z-006). */
export const CERAMIC = {
  slug: 'keramische-coating',
  title: 'Keramische coating',
  price: 'ceramic_coating',
} as const;

export const OFFERING_GROUPS: readonly OfferingGroup[] = [
  {
    id: 'restoration',
    slug: 'restauratie',
    tab: 'Restauratie',
    icon: 'gloss',
    title: 'Yacht Restauratie',
    description: `Gelcoat, teak, ramen en naden in één plan, of alleen wat het nodig heeft. Een volledige transformatie duurt ${WORK_TIMES.full_transformation}.`,
    time: WORK_TIMES.full_transformation,
    price: null,
    buys: '',
    scene: 'service-restoration',
    offerings: RESTORATION,
  },
  {
    id: 'protection',
    slug: 'bescherming',
    tab: 'Bescherming',
    icon: 'drop',
    title: 'Bescherming & Onderhoud',
    description: `Wat mooi is, mooi houden. Een verzegeling houdt ${DURATIONS.sealing}, een keramische coating ${DURATIONS.ceramic}.`,
    time: WORK_TIMES.washing,
    price: 'group_protection',
    buys: 'Voor het wassen van een kleine boot.',
    scene: 'service-protection',
    offerings: PROTECTION,
  },
  {
    id: 'underwater',
    slug: 'onderwaterschip',
    tab: 'Onderwaterschip',
    icon: 'waves',
    title: 'Onderwaterschip Service',
    description: `Wat u niet ziet, kost de meeste vaart. Op de kant in uw eigen haven, schoon en glad in ${WORK_TIMES.underwater}.`,
    time: WORK_TIMES.underwater,
    price: 'group_underwater',
    buys: 'Voor schoonmaken; schuren en antifouling komen erbij.',
    scene: 'service-underwater',
    offerings: UNDERWATER,
  },
];

/** Every offering with the group it stands in. */
export const OFFERINGS: readonly Offering[] = OFFERING_GROUPS.flatMap(({ offerings }) => offerings);

export interface BoatType {
  readonly id: BoatId;
  readonly slug: string;
  /** As on the card, and as `type` of the boat type images (P-046). */
  readonly name: string;
  /** The tab that a click on the card opens (P-048). */
  readonly tab: GroupId;
  readonly text: string;
  readonly scene: 'boat-motor-yacht' | 'boat-sailing-yacht' | 'boat-sloop';
  /** Slugs of what we advise first, most needed first. */
  readonly recommended: readonly string[];
}

export const BOAT_TYPES = [
  {
    id: 'motor_yacht',
    slug: 'motor-yacht',
    name: 'Motor Yacht',
    tab: 'protection',
    text: 'Wie op tijd beschermt, restaureert zelden.',
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
    name: 'Zeilboot',
    tab: 'restoration',
    text: 'Teak en naden werken bij elke overstag.',
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
    name: 'Sloep',
    tab: 'underwater',
    text: 'De aangroei zit waar u niet kijkt.',
    scene: 'boat-sloop',
    recommended: [
      'antifouling-aanbrengen',
      'onderwaterschip-schuren',
      'ontkalken-en-ontgelen-romp',
      'wassen-en-sealen',
    ],
  },
] as const satisfies readonly BoatType[];
