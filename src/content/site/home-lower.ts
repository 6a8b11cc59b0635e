import {
  ADVISED_UPKEEP,
  CERAMIC_PRICE,
  DURATIONS,
  GUARANTEE_YEARS,
  REPLY_HOURS,
  WORK_TIMES,
} from '../company.ts';
import { foundingDiscount } from '../founding-member.ts';

/** The lower sections of the home page (P-020), from the service categories down. */
export const homeLower = {
  categories: [
    {
      id: 'restoration',
      slug: 'restauratie',
      title: 'Restauratie',
      description: 'Wat dof, verkleurd of beschadigd is, brengen wij terug tot het oppervlak weer spiegelt.',
      services: [
        'Gelcoat reparatie en restauratie',
        'Polijsten en poetsen',
        'Matteren',
        'Spot reparatie',
        'Krassen verwijderen',
        'Plexiglas restauratie',
        'Teakdek onderhoud en restauratie',
        'Kitranden vervangen',
      ],
    },
    {
      id: 'protection',
      slug: 'bescherming',
      title: 'Bescherming',
      description: 'Een laag tussen uw jacht en de zon, die water en vuil geen houvast geeft.',
      services: [
        'Wassen en sealen',
        'Waxen',
        'Keramische coating',
        'RVS behandeling',
        'Zeilen wassen en impregneren',
        'Complete yacht detailing',
      ],
    },
    {
      id: 'underwater',
      slug: 'onderwaterschip',
      title: 'Onderwaterschip',
      description: 'Wat u niet ziet, kost de meeste vaart. Wij halen het eraf en houden het eraf.',
      services: [
        'Antifouling aanbrengen',
        'Onderwaterschip schuren',
        'Romp ontkalken en ontgelen',
        'Behandeling van het onderwaterschip',
      ],
    },
  ],
  features: {
    heading: 'Waarom eigenaren ons hun boot toevertrouwen',
    lead: 'Zes afspraken. Ze gelden voor een sloep van zes meter en voor een jacht van twintig.',
    items: [
      {
        icon: 'place',
        title: 'Wij komen naar uw ligplaats',
        description:
          'U hoeft niet naar een werf te varen. Wij rijden vanuit Amsterdam naar iedere haven in Nederland en werken waar uw boot ligt.',
        alignment: 'start',
      },
      {
        icon: 'look',
        title: 'De inspectie is gratis',
        description:
          'En vrijblijvend. U hoort wat nodig is en wat kan wachten, ook als u daarna niets laat doen.',
        alignment: 'end',
      },
      {
        icon: 'certificate',
        title: `${GUARANTEE_YEARS.gelcoat_restoration} jaar garantie`,
        description: 'Op iedere gelcoatrestauratie, met een certificaat bij de oplevering.',
        alignment: 'end',
      },
      {
        icon: 'reply',
        title: `Antwoord binnen ${REPLY_HOURS} uur`,
        description: 'Van iemand die zelf aan boten werkt, met een antwoord waar u iets aan heeft.',
        alignment: 'end',
      },
      {
        icon: 'phone',
        title: '24/7 aan de telefoon',
        description: 'Ook als u zondagavond van het water komt en een kras ziet die er vrijdag niet zat.',
        alignment: 'end',
      },
      {
        icon: 'discount',
        title: 'Founding member',
        /** Followed by the places that are left. */
        description: `${foundingDiscount()}.`,
        alignment: 'start',
      },
    ],
  },
  philosophy: {
    heading: 'Onze filosofie',
    statement: ['Glans brengt u niet aan.', 'Glans blijft over.'],
    text: [
      'Een romp spiegelt niet door wat erop gesmeerd wordt, maar door wat eraf gaat: verweerde gelcoat, kalk, was van vorige jaren. Daarom beginnen wij met kijken en meten, en pas daarna met de polijstmachine.',
      'Gelcoat is ongeveer een halve millimeter dik. Iedere keer schuren kost er iets van. Wij nemen nooit meer weg dan nodig is, zodat er over tien jaar nog gelcoat is om te polijsten.',
    ],
    more: 'Lees wie wij zijn',
  },
  process: {
    heading: 'Van eerste blik tot laatste controle',
    lead: 'Vier stappen. Bij elke stap weet u wat wij toezeggen.',
  },
  guarantee: {
    heading: 'Garantie die u kunt nalezen',
    text: 'Bij de oplevering krijgt u een certificaat per behandeling. Schiet ons werk binnen de termijn tekort, dan herstellen wij het aan uw ligplaats.',
    years: 'jaar',
    on: 'op gelcoatrestauratie',
    also: [
      { treatment: 'Premium gelcoat', term: `tot ${GUARANTEE_YEARS.premium_coating} jaar` },
      { treatment: 'Keramische coating', term: `tot ${GUARANTEE_YEARS.premium_coating} jaar` },
    ],
    certificate: 'Garantiecertificaat',
  },
  faq: {
    heading: 'Veelgestelde vragen',
    lead: 'Staat uw vraag er niet bij? Bel ons, dag en nacht.',
    items: [
      {
        id: 'vraag-inspectie',
        question: 'Wat kost een inspectie?',
        answer:
          'Niets, en u zit nergens aan vast. Wij komen aan boord, bekijken romp, dek en onderwaterschip en vertellen wat nodig is. Wilt u verder, dan volgt een offerte per onderdeel.',
      },
      {
        id: 'vraag-haven',
        question: 'Komt u ook naar mijn haven?',
        answer:
          'Ja. Onze basis is Amsterdam en wij werken in heel Nederland, in het water of op de kant. Voor werk onder de waterlijn gaat de boot uit het water; het moment kiest u met uw haven.',
      },
      {
        id: 'vraag-hoe-vaak',
        question: 'Hoe vaak heeft mijn boot onderhoud nodig?',
        answer: `Laat ${ADVISED_UPKEEP.polishing} polijsten. Breng ${ADVISED_UPKEEP.sealing} een verzegeling aan, of laat ${ADVISED_UPKEEP.ceramic} een keramische coating bijwerken. Gelcoat vraagt om de ${DURATIONS.gelcoat_repair_interval} een reparatie en zonder bescherming om de ${DURATIONS.restoration_interval} een restauratie.`,
      },
      {
        id: 'vraag-coating',
        question: 'Verzegeling of keramische coating?',
        answer: `Een verzegeling beschermt ${DURATIONS.sealing} en past bij een boot die vaak wordt gewassen. Een keramische coating houdt ${DURATIONS.ceramic}, is harder en kost ${CERAMIC_PRICE}.`,
      },
      {
        id: 'vraag-hoe-lang',
        question: 'Hoe lang bent u bezig?',
        answer: `Een basisbehandeling van de gelcoat duurt ${WORK_TIMES.basic_gelcoat}, werk aan het onderwaterschip ${WORK_TIMES.underwater}, een volledige transformatie ${WORK_TIMES.full_transformation}. De planning staat in de offerte.`,
      },
      {
        id: 'vraag-garantie',
        question: 'Welke garantie krijg ik?',
        answer: `${GUARANTEE_YEARS.gelcoat_restoration} jaar op gelcoatrestauratie. Op premium gelcoat en keramische coating tot ${GUARANTEE_YEARS.premium_coating} jaar. U ontvangt een certificaat per behandeling.`,
      },
      {
        id: 'vraag-zeilboot',
        question: 'Werkt u ook aan zeilboten en sloepen?',
        answer:
          'Ja, aan motorjachten, zeilboten en sloepen. Van een zeilboot wassen en impregneren wij ook de zeilen; bij een open sloep begint het werk meestal bij het teak.',
      },
    ],
  },
  contact: {
    heading: 'Vraag uw gratis inspectie aan',
    text: `Vertel welke boot u heeft, waar hij ligt en wat u ziet. U\u00a0krijgt binnen ${REPLY_HOURS} uur antwoord.`,
    phone: 'Telefoon',
    email: 'E-mail',
    hours: 'Werktijden',
    area: 'Werkgebied',
    area_text: 'Basis Amsterdam, werkzaam in heel Nederland',
  },
} as const;
