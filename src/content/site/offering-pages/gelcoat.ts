import { ADVISED_UPKEEP, GUARANTEE_YEARS } from '../../company.ts';
import { FIXED_PRICE, GUARANTEES, type OfferingText, PLACES } from './offering-text.ts';

export const GELCOAT_TEXTS: readonly OfferingText[] = [
  {
    slug: 'polijsten-en-poetsen',
    tab: 'Boot polijsten en poetsen aan uw ligplaats',
    summary:
      'Een doffe romp weer diep van glans, in twee of drie gangen en met een glansmeting voor en na. Waarvoor polijsten helpt, waarvoor niet, en hoe vaak het nodig is.',
    about:
      'Gelcoat verweert van buiten naar binnen: eerst gaat de glans, dan geeft de laag wit af. Daaronder zit de kleur nog. Wij nemen er niet meer af dan nodig is en meten vooraf en achteraf, zodat u weet wat er over is.',
    suits: [
      'Een romp of opbouw die dof is of wit afgeeft',
      'Waterkringen, strepen van stootwillen en fijne poetskrassen',
      'Het voorwerk voor een verzegeling of keramische coating',
    ],
    not_suits: [
      'Krassen waar uw nagel in haakt: dat is werk voor een reparatie',
      'Gelcoat die te dun is geworden: dan zeggen wij dat na de meting, en polijsten wij niet',
      'Antislip en andere vlakken met structuur: die worden er glad van',
    ],
    place: PLACES.berth,
    price_note: `De prijs hangt af van de lengte van uw boot en van hoe ver de laag is verweerd, dus van het aantal gangen. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.restoration,
    questions: [
      {
        id: 'hoe-vaak',
        question: 'Hoe vaak moet een romp worden gepolijst?',
        answer: `Wij adviseren ${ADVISED_UPKEEP.polishing}. Een lichte beurt op tijd neemt minder gelcoat weg dan een zware die te laat komt.`,
      },
      {
        id: 'slijtage',
        question: 'Slijt de gelcoat van polijsten?',
        answer:
          'Ja, elke gang neemt er iets van af. Daarom meten wij de laagdikte en beginnen wij niet grover dan nodig.',
      },
      {
        id: 'restauratie',
        question: 'Wat is het verschil met een gelcoatrestauratie?',
        answer: `Polijsten haalt de glans terug uit een laag die nog gezond is. Bij een restauratie schuren en herstellen wij ook; daarop geven wij ${GUARANTEE_YEARS.gelcoat_restoration} jaar garantie.`,
      },
      {
        id: 'op-de-kant',
        question: 'Moet de boot ervoor op de kant?',
        answer:
          'Nee. Boven de waterlijn werken wij aan uw ligplaats; stroom, water en licht brengen wij mee.',
      },
    ],
    project_words: ['oxidatie', 'polijstten in drie'],
    article_words: ['gelcoat dof', 'was, sealant', 'waarde van'],
  },
  {
    slug: 'matteren',
    tab: 'Gelcoat matteren: opbouw en looppaden',
    summary:
      'Opbouwdelen en looppaden gelijkmatig mat, nat geschuurd na een proefvlak dat u goedkeurt. Waarvoor matteren helpt, waarvoor niet, en wat de prijs bepaalt.',
    about:
      'Glans is mooi op de romp en hinderlijk op het dek. Een gelijkmatig mat vlak verblindt niet en laat vlekken minder zien. Wij schuren nat, met steeds dezelfde korrel en druk, en maken eerst een proefvlak dat u bekijkt.',
    suits: [
      'Opbouwdelen en looppaden die in de zon verblinden',
      'Vlakken die vlekkerig zijn en niet hoeven te spiegelen',
      'Een rustig vlak naast een gepolijste romp',
    ],
    not_suits: [
      'Versleten antislip: die wordt er gladder van',
      'Vlakken die u later weer wilt laten spiegelen: elke gang kost gelcoat',
      'Schade die eerst gevuld moet worden',
    ],
    place: PLACES.berth,
    price_note: `De prijs volgt uit het oppervlak en uit wat er moet worden afgeplakt. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'sneller-vuil',
        question: 'Wordt een mat vlak sneller vuil?',
        answer:
          'Het houdt vuil iets beter vast dan een glanzend vlak. Daarom beschermen wij het na het schuren tegen aanslag; met water en een zachte borstel houdt u het bij.',
      },
      {
        id: 'terug-naar-glans',
        question: 'Kan het later terug naar glans?',
        answer: 'Meestal wel, door te polijsten, zolang er genoeg gelcoat zit. Dat meten wij vooraf.',
      },
      {
        id: 'grip',
        question: 'Geeft mat meer grip?',
        answer:
          'Mat is geen antislip. Loopt u er in de regen over, zeg het dan bij de inspectie; dan kijken wij wat daar nodig is.',
      },
    ],
    project_words: ['gematteerd'],
    article_words: ['gelcoat dof'],
  },
  {
    slug: 'spot-reparatie',
    tab: 'Gelcoatschade plaatselijk herstellen',
    summary:
      'Putten, sterbarsten en oude schroefgaten in de gelcoat op kleur gevuld, geschuurd en gepolijst. De prijs per plek, en wanneer meer nodig is dan vullen.',
    about:
      'Een gat in de gelcoat laat water door. Wij maken de plek schoon en droog, openen hem tot gezond materiaal en vullen hem met gelcoat op kleur. Daarna schuren en polijsten wij alleen daar, zodat de rest van de romp zijn eigen laag houdt.',
    suits: [
      'Putten, sterbarsten en butsen tot een handpalm groot',
      'Oude schroefgaten van verplaatst beslag',
      'Schade die voor de winter of de verkoop dicht moet',
    ],
    not_suits: [
      'Scheuren die terugkomen of doorlopen: dan zit de oorzaak eronder',
      'Schade onder de waterlijn met vocht erachter: eerst drogen en meten',
      'Een romp die overal dof is: daar helpt polijsten',
    ],
    place: PLACES.berth,
    price_note:
      'Eén spot is één plek tot een handpalm groot: gevuld op kleur, geschuurd en gepolijst. Op een scherpe rand of met schade eronder is het meer werk; dat hoort u vooraf.',
    guarantee: GUARANTEES.restoration,
    questions: [
      {
        id: 'zichtbaar',
        question: 'Is de plek daarna nog te zien?',
        answer:
          'Van dichtbij soms, want oude gelcoat is door de zon verkleurd en nieuwe niet. Wij mengen de kleur bij uw romp en beoordelen het resultaat samen bij daglicht.',
      },
      {
        id: 'winter',
        question: 'Kan het ook in de winter?',
        answer:
          'In een stalling wel. Buiten wachten wij op een droge en zachtere dag, want bij kou en vocht hardt gelcoat niet goed uit.',
      },
      {
        id: 'haast',
        question: 'Hoe snel moet ik erbij zijn?',
        answer:
          'Een put in de gelcoat kan tot de volgende beurt wachten. Ziet u vezels of blijft de plek vochtig, plak hem dan af en bel ons.',
      },
    ],
    project_words: ['gelcoatschade'],
    article_words: ['sterscheuren', 'gelcoat dof'],
  },
  {
    slug: 'krassen-verwijderen',
    tab: 'Krassen verwijderen uit gelcoat',
    summary:
      'Krassen van stootwillen en steigers uitgepolijst, met de laagdikte vooraf gemeten. De prijs per zone, en hoe u zelf ziet of een kras te diep zit.',
    about:
      'Een kras ziet u doordat het licht op zijn randen breekt. Polijsten wij de gelcoat eromheen tot de diepte van de kras, dan is er geen rand meer. Dat gaat zolang er genoeg laag overblijft; daarom meten wij eerst.',
    suits: [
      'Strepen van stootwillen, lijnen en steigers',
      'Poetskrassen in een donkere romp',
      'Een vlak dat u vooraf met ons aftekent',
    ],
    not_suits: [
      'Krassen waar uw nagel in haakt: die moeten worden gevuld',
      'Krassen in lak, folie of letters',
      'Een hele romp vol fijne krassen: dan is polijsten de betere keuze',
    ],
    place: PLACES.berth,
    price_note:
      'Eén zone is het vlak dat wij vooraf met u aftekenen. De glans gelijk trekken met de gelcoat eromheen hoort erbij.',
    guarantee: GUARANTEES.restoration,
    questions: [
      {
        id: 'nagel',
        question: 'Hoe weet ik of een kras eruit kan?',
        answer:
          'Haal er een nagel over. Haakt hij niet, dan zit de kras meestal ondiep genoeg. Een foto van dichtbij kunt u met uw aanvraag meesturen.',
      },
      {
        id: 'verschil-in-glans',
        question: 'Blijft er verschil in glans over?',
        answer:
          'Wij werken de zone uit naar de glans eromheen. Is de hele romp dof, dan valt een glanzende zone juist op; dat zeggen wij u vooraf.',
      },
      {
        id: 'terug',
        question: 'Komt een kras terug?',
        answer:
          'Niet vanzelf. Een versleten stootwil of een kale paal maakt wel een nieuwe; wij wijzen aan waar hij vandaan komt.',
      },
    ],
    project_words: ['krassen eruit'],
    article_words: ['sterscheuren', 'gelcoat dof'],
  },
];
