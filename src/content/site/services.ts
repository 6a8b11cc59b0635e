import {
  ADVISED_UPKEEP,
  CERAMIC_PRICE,
  DURATIONS,
  GUARANTEE_YEARS,
  NEGLECT_COST,
  REPLY_HOURS,
  WORK_TIMES,
} from '../company.ts';

/** The services page (P-040): everything but the price list itself (offerings.ts) and the calculator. */
export const services = {
  hero: {
    heading: 'Vakwerk aan gelcoat, teak en onderwaterschip',
    lead: 'Dertien diensten aan uw eigen ligplaats, met de prijs erbij waar die vooraf te noemen is.',
    contact: 'Vraag een gratis inspectie aan',
    portfolio: 'Bekijk ons portfolio',
    scene:
      'De boeg van een donkerrood motorjacht aan een kade in laag licht; de romp spiegelt in stil water.',
  },

  intro: {
    heading: 'Gelcoat restauratie',
    statement: 'Gelcoat is nog geen millimeter dik. Daar zit alle glans in, en alle bescherming.',
    paragraphs: [
      'Zon en zout maken van die laag langzaam krijt. Wij meten hoeveel er nog zit, halen er niet meer af dan nodig is en bouwen de glans weer op.',
      `Een basisbehandeling duurt ${WORK_TIMES.basic_gelcoat}, een volledige transformatie met dek, ramen en naden ${WORK_TIMES.full_transformation}. Boven de waterlijn blijft uw boot al die tijd waar hij ligt.`,
    ],
    facts: [
      { value: `${GUARANTEE_YEARS.gelcoat_restoration} jaar`, label: 'garantie op gelcoatrestauratie' },
      { value: DURATIONS.restoration_interval, label: 'tussen restauraties zonder bescherming' },
      { value: DURATIONS.gelcoat_repair_interval, label: 'tussen twee gelcoatreparaties' },
    ],
  },

  challenges: {
    heading: 'Gelcoat Uitdagingen',
    items: [
      {
        title: 'Verkleuring en oxidatie',
        figure: DURATIONS.restoration_interval,
        figure_label: 'en een onbeschermde romp vraagt om herstel',
        text: 'Donkere rompen worden grijs, witte geel. Wij polijsten de verweerde laag weg en verzegelen wat eronder zit.',
      },
      {
        title: 'Aangroei op de romp',
        figure: WORK_TIMES.underwater,
        figure_label: 'werk voor een glad onderwaterschip',
        text: 'Algen, pokken en kalk remmen de boot af. Wij maken de romp schoon en glad en brengen antifouling aan.',
      },
      {
        title: 'Waardeverlies',
        figure: NEGLECT_COST,
        figure_label: 'van de waarde kost achterstallig onderhoud',
        text: 'Een koper kijkt eerst naar de glans. Wie zijn onderhoud kan laten zien, houdt dat bedrag in de boot.',
      },
    ],
  },

  treatments: {
    heading: 'Specialistische behandelingen',
    lead: 'Waarvoor eigenaren ons het vaakst laten komen.',
    items: [
      {
        name: 'Gelcoat reparatie en restauratie',
        text: 'Barsten en verkrijte vlakken op kleur hersteld, de romp in één glans gepolijst.',
        note: `${WORK_TIMES.basic_gelcoat}, ${GUARANTEE_YEARS.gelcoat_restoration} jaar garantie`,
      },
      {
        name: 'Polijsten en waxen',
        text: 'De beurt die een restauratie uitstelt, met een glansmeting op papier.',
        note: `${WORK_TIMES.polishing}, ${ADVISED_UPKEEP.polishing}`,
      },
      {
        name: 'Keramische coating',
        text: `Een harde laag tegen zon en zout; u spoelt de romp schoon. Tot ${GUARANTEE_YEARS.premium_coating} jaar garantie.`,
        note: `${CERAMIC_PRICE}, houdt ${DURATIONS.ceramic}`,
      },
      {
        name: 'Teakdek restauratie',
        text: 'Gereinigd, geschuurd waar het nog kan, en nieuw rubber tussen de delen.',
        note: `${WORK_TIMES.teak}, op aanvraag`,
      },
      {
        name: 'Onderwaterschip behandeling',
        text: 'Ontkalken, schuren en antifouling, terwijl de boot toch op de kant staat.',
        note: `${WORK_TIMES.underwater}, elk voorjaar`,
      },
      {
        name: 'Complete yacht detailing',
        text: 'Van romp tot rvs, vak voor vak met de hand. Voor wie verkoopt of net heeft gekocht.',
        note: `tot ${WORK_TIMES.full_transformation}, op aanvraag`,
      },
    ],
  },

  finder: {
    heading: 'Wat heeft uw boot nodig?',
    lead: 'Kies uw type boot en zie wat wij als eerste aanraden.',
    all: (boat: string) => `Bekijk alle ${boat} services`,
  },

  process: {
    heading: 'Zo werken wij',
    lead: 'Tot en met de offerte zit u nergens aan vast.',
    steps: [
      {
        number: 1,
        title: 'Gratis consultatie',
        description:
          'Wij komen aan boord, meten glans en laagdikte en bespreken wat u met de boot van plan bent.',
      },
      {
        number: 2,
        title: 'Gedetailleerde offerte',
        description:
          'Per onderdeel wat wij doen, hoe lang het duurt en wat het kost. Wat kan wachten, staat er apart bij.',
      },
      {
        number: 3,
        title: 'Professionele uitvoering',
        description: 'Wij werken aan uw ligplaats, schermen de buren af en ruimen elke avond op.',
      },
      {
        number: 4,
        title: 'Oplevering en garantiecertificaten',
        description:
          'Samen bij daglicht nagelopen. U krijgt de meetwaarden en per behandeling een certificaat.',
      },
    ],
  },

  regions: {
    heading: 'Waar wij komen',
    lead: 'Onze basis is Amsterdam en wij werken in heel Nederland. Dit zijn voorbeelden; ligt u ergens anders, dan komen wij ook.',
  },

  reasons: {
    heading: 'Waarom eigenaren ons kiezen',
    items: [
      {
        title: 'Uw boot hoeft nergens heen',
        text: 'Geen sleep en geen weken op een werf. Stroom, water en licht brengen wij mee.',
      },
      {
        title: 'Meten voordat wij schuren',
        text: 'Gelcoat groeit niet terug. Is een behandeling niet verstandig, dan zeggen wij dat.',
      },
      {
        title: 'De prijs staat er vooraf',
        text: 'Een bedrag per onderdeel, inclusief btw. Meerwerk begint pas na uw akkoord.',
      },
      {
        title: 'Garantie op papier',
        text: `${GUARANTEE_YEARS.gelcoat_restoration} jaar op gelcoatrestauratie, tot ${GUARANTEE_YEARS.premium_coating} jaar op premium gelcoat en keramische coating.`,
      },
    ],
  },

  faq: {
    heading: 'Vragen over onze diensten',
    items: [
      {
        id: 'keramische-coating',
        question: 'Wat kost een keramische coating en hoe lang houdt die?',
        answer: `Reken op ${CERAMIC_PRICE}. De laag houdt ${DURATIONS.ceramic}; wij adviseren hem ${ADVISED_UPKEEP.ceramic} bij te werken.`,
      },
      {
        id: 'verzegeling',
        question: 'En een verzegeling?',
        answer: `Die is zachter en sneller aangebracht, en houdt ${DURATIONS.sealing}. Wij adviseren het ${ADVISED_UPKEEP.sealing}.`,
      },
      {
        id: 'hoe-vaak',
        question: 'Hoe vaak heeft mijn boot onderhoud nodig?',
        answer: `Polijsten ${ADVISED_UPKEEP.polishing}. Zonder bescherming is om de ${DURATIONS.restoration_interval} een restauratie nodig, een gelcoatreparatie om de ${DURATIONS.gelcoat_repair_interval}.`,
      },
      {
        id: 'hoe-lang',
        question: 'Hoe lang ben ik mijn boot kwijt?',
        answer: `Gelcoat ${WORK_TIMES.basic_gelcoat}, onderwaterschip ${WORK_TIMES.underwater}, een volledige transformatie ${WORK_TIMES.full_transformation}. Boven de waterlijn werken wij aan uw ligplaats.`,
      },
      {
        id: 'garantie',
        question: 'Welke garantie krijg ik?',
        answer: `Op gelcoatrestauratie ${GUARANTEE_YEARS.gelcoat_restoration} jaar, op premium gelcoat en keramische coating tot ${GUARANTEE_YEARS.premium_coating} jaar. Beide op papier.`,
      },
    ],
  },

  list: {
    heading: 'Alle diensten en prijzen',
    lead: 'Prijzen inclusief btw. Waar geen bedrag staat, hangt het af van de staat van uw boot; u hoort het na de inspectie.',
    tabs_label: 'Diensten per groep',
    all: { slug: 'alle-diensten', tab: 'Alle Diensten' },
    notice: 'U merkt',
    time: 'Duur',
    more: 'Meer informatie',
    more_about: (service: string) => `Meer informatie over ${service}`,
    filtered: (count: number, boat: string) =>
      `${count} ${count === 1 ? 'dienst' : 'diensten'} voor een ${boat.toLowerCase()}`,
    recommended: 'Aanbevolen voor uw boot',
    clear: 'Toon voor alle boten',
  },

  contact: {
    heading: 'Eerst kijken, dan pas rekenen',
    text: `De inspectie aan boord is gratis en vrijblijvend. Schrijf ons waar uw boot ligt; u hoort binnen ${REPLY_HOURS} uur wanneer wij komen.`,
    action: 'Neem contact op',
  },
} as const;
