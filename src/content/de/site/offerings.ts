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
    title: 'Dichtfugen erneuern',
    description:
      'Wir schneiden die alte Fuge um Fenster, Luken und Decksteile ganz heraus und legen neue Dichtmasse, die Sonne und Salz verträgt.',
    when: 'Eine Fuge reißt, löst sich oder bleibt schwarz.',
    features: ['Herausgeschnitten und entfettet', 'Primer und UV-beständige Dichtmasse', 'Auf Lecks geprüft'],
    time: WORK_TIMES.sealant_edges,
    price: null,
  },
  {
    slug: 'polijsten-en-poetsen',
    title: 'Polieren',
    description:
      'In zwei oder drei Durchgängen nehmen wir die verwitterte Deckschicht ab, bis die Tiefe zurückkommt. Danach kommt Wachs darauf.',
    when: `Der Rumpf ist matt oder färbt weiß ab. Unser Rat: ${ADVISED_UPKEEP.polishing}.`,
    features: [
      'Glanz gemessen, vorher und nachher',
      'Grob, fein und abschließend',
      'Mit Wachs abgeschlossen',
    ],
    time: WORK_TIMES.polishing,
    price: null,
  },
  {
    slug: 'matteren',
    title: 'Mattieren',
    description:
      'Nicht jede Fläche soll spiegeln. Laufflächen und Teile des Aufbaus machen wir gleichmäßig matt.',
    when: 'Eine Fläche blendet in der Sonne oder ist fleckig.',
    features: ['Probefläche zu Ihrer Freigabe', 'Nass geschliffen', 'Gegen Belag geschützt'],
    time: WORK_TIMES.matting,
    price: null,
  },
  {
    slug: 'spot-reparatie',
    title: 'Spot-Reparatur',
    description:
      'Eine Vertiefung, einen Sternriss oder ein altes Schraubloch füllen wir mit Gelcoat im Farbton. Den Rest des Rumpfes lassen wir in Ruhe.',
    when: 'Es gibt einen Schaden bis zur Größe einer Handfläche.',
    features: ['Farbe an Ihrem Rumpf gemischt', 'Gefüllt, geschliffen, poliert', 'Bei Tageslicht beurteilt'],
    time: WORK_TIMES.spot_repair,
    price: 'spot_repair',
  },
  {
    slug: 'krassen-verwijderen',
    title: 'Kratzer entfernen',
    description: 'Kratzer von Fendern und Stegen polieren wir aus. Sitzt einer zu tief, hören Sie es vorher.',
    when: 'Sie sehen den Kratzer, aber Ihr Nagel bleibt nicht darin hängen.',
    features: ['Zone mit Ihnen markiert', 'Schichtdicke gemessen', 'Glanz angeglichen'],
    time: WORK_TIMES.scratch_removal,
    price: 'scratch_removal',
  },
  {
    slug: 'plexiglas-restauratie',
    title: 'Plexiglas-Restaurierung',
    description:
      'Gelbe, matte Fenster und Luken schleifen wir in immer feineren Stufen und polieren sie klar, ohne sie auszubauen.',
    when: 'Durch die Luke sehen Sie Licht, aber keine Formen mehr.',
    features: ['Nass geschliffen', 'Klar poliert', 'Letzte Schicht gegen UV'],
    time: WORK_TIMES.plexiglass,
    price: null,
    not_for: ['sloop'],
  },
  {
    slug: 'teak-deck-onderhoud',
    title: 'Teakdeck-Pflege',
    description:
      'Wir reinigen mit der Maserung und ohne Hochdruck, denn der spült das weiche Holz weg. Fugen und Pfropfen reparieren wir gleich mit.',
    when: 'Das Deck wird grün, oder die Fugenmasse steht darüber hinaus.',
    features: ['Restdicke gemessen', 'Schonend gereinigt', 'Fugen und Pfropfen repariert'],
    time: WORK_TIMES.teak,
    price: null,
  },
];

const PROTECTION: readonly Offering[] = [
  {
    slug: 'wassen-en-sealen',
    title: 'Waschen und Versiegeln',
    description: `Rumpf und Deck gewaschen, danach eine Versiegelung, von der Schmutz und Salz abgleiten. Sie hält ${DURATIONS.sealing_up_to}.`,
    when: `Wasser bleibt als Film stehen. Unser Rat: ${ADVISED_UPKEEP.sealing}.`,
    features: ['pH-neutral gewaschen', 'Rumpf und Aufbau versiegelt', 'Fenster und Edelstahl inbegriffen'],
    time: WORK_TIMES.washing,
    price: null,
  },
  {
    slug: 'rvs-behandeling',
    title: 'Edelstahlbehandlung',
    description:
      'Reling, Klampen und Ankerbeschläge befreien wir von Flugrost und Salz. Danach polieren und schützen wir den Stahl.',
    when: 'An Schweißnähten und Schrauben erscheinen braune Flecken.',
    features: ['Flugrost gelöst', 'Poliert', 'Gegen Salz geschützt'],
    time: WORK_TIMES.steel,
    price: null,
  },
  {
    slug: 'zeilen-wassen-en-impregneren',
    title: 'Segel waschen und imprägnieren',
    description:
      'Wir nehmen Ihre Segel mit, waschen sie bei niedriger Temperatur und imprägnieren das Tuch gegen Feuchtigkeit und Schimmel.',
    when: 'Das Tuch ist steif oder wird grau.',
    features: ['Abgeholt und zurückgebracht', 'Kühl gewaschen', 'Nähte geprüft'],
    time: WORK_TIMES.sails,
    price: null,
    not_for: ['motor_yacht', 'sloop'],
  },
];

const UNDERWATER: readonly Offering[] = [
  {
    slug: 'antifouling-aanbrengen',
    title: 'Antifouling auftragen',
    description:
      'Eine frische Schicht hält Algen und Seepocken vom Rumpf fern; das spart Kraftstoff und erhält die Fahrt. Den Typ wählen wir nach Ihrem Revier.',
    when: 'Die letzte Schicht ist älter als eine Saison.',
    features: ['Haftung geprüft', 'Wasserlinie scharf abgeklebt', 'Eine Schicht mehr an den Kanten'],
    time: WORK_TIMES.underwater,
    price: 'antifouling',
  },
  {
    slug: 'onderwaterschip-schuren',
    title: 'Unterwasserschiff schleifen',
    description:
      'Altes Antifouling wird zu einer rauen Haut. Mit Absaugung schleifen wir sie bis auf einen gesunden Untergrund ab.',
    when: 'Schichten lösen sich, oder der Rumpf fühlt sich an wie Schleifpapier.',
    features: ['Mit Absaugung geschliffen', 'Auf Osmose geprüft', 'Bereit für Primer'],
    time: WORK_TIMES.underwater,
    price: null,
  },
  {
    slug: 'ontkalken-en-ontgelen-romp',
    title: 'Rumpf entkalken und entgilben',
    description:
      'Den gelben Bart am Bug und den Kalk an der Wasserlinie lösen wir mit Mitteln, die das Gelcoat unversehrt lassen.',
    when: 'Der Bug wird gelb, oder unter den Speigatten sind Streifen.',
    features: ['Gelöst, nicht geschliffen', 'Gespült und neutralisiert', 'Spülwasser aufgefangen'],
    time: WORK_TIMES.underwater,
    price: null,
  },
];

export const CERAMIC = {
  slug: 'keramische-coating',
  title: 'Keramikbeschichtung',
  price: 'ceramic_coating',
} as const;

export const OFFERING_GROUPS: readonly OfferingGroup[] = [
  {
    id: 'restoration',
    slug: 'restauratie',
    tab: 'Restaurierung',
    icon: 'gloss',
    title: 'Yachtrestaurierung',
    description: `Gelcoat, Teak, Fenster und Fugen in einem Plan, oder nur, was es braucht. Eine vollständige Aufarbeitung dauert ${WORK_TIMES.full_transformation}.`,
    time: WORK_TIMES.full_transformation,
    price: null,
    buys: '',
    scene: 'service-restoration',
    offerings: RESTORATION,
  },
  {
    id: 'protection',
    slug: 'bescherming',
    tab: 'Schutz',
    icon: 'drop',
    title: 'Schutz & Pflege',
    description: `Was schön ist, schön halten. Eine Versiegelung hält ${DURATIONS.sealing}, eine Keramikbeschichtung ${DURATIONS.ceramic}.`,
    time: WORK_TIMES.washing,
    price: 'group_protection',
    buys: 'Für das Waschen eines kleinen Bootes.',
    scene: 'service-protection',
    offerings: PROTECTION,
  },
  {
    id: 'underwater',
    slug: 'onderwaterschip',
    tab: 'Unterwasserschiff',
    icon: 'waves',
    title: 'Unterwasserschiff-Service',
    description: `Was Sie nicht sehen, kostet die meiste Fahrt. An Land in Ihrem eigenen Hafen, sauber und glatt: ${WORK_TIMES.underwater}.`,
    time: WORK_TIMES.underwater,
    price: 'group_underwater',
    buys: 'Für die Reinigung; Schleifen und Antifouling kommen dazu.',
    scene: 'service-underwater',
    offerings: UNDERWATER,
  },
];

export const OFFERINGS: readonly Offering[] = OFFERING_GROUPS.flatMap(({ offerings }) => offerings);

export const BOAT_TYPES = [
  {
    id: 'motor_yacht',
    slug: 'motor-yacht',
    name: 'Motoryacht',
    tab: 'protection',
    text: 'Wer rechtzeitig schützt, restauriert selten.',
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
    name: 'Segelboot',
    tab: 'restoration',
    text: 'Teak und Fugen arbeiten bei jeder Wende.',
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
    name: 'Schaluppe',
    tab: 'underwater',
    text: 'Der Bewuchs sitzt, wo Sie nicht hinsehen.',
    scene: 'boat-sloop',
    recommended: [
      'antifouling-aanbrengen',
      'onderwaterschip-schuren',
      'ontkalken-en-ontgelen-romp',
      'wassen-en-sealen',
    ],
  },
] as const satisfies readonly BoatType[];
