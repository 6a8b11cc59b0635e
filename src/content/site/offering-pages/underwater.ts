import { FIXED_PRICE, GUARANTEES, type OfferingText, PLACES } from './offering-text.ts';

export const UNDERWATER_TEXTS: readonly OfferingText[] = [
  {
    slug: 'antifouling-aanbrengen',
    tab: 'Antifouling aanbrengen: prijs per meter',
    summary:
      'Antifouling op de kant in uw eigen haven, het type gekozen bij uw vaarwater. De prijs per meter, wat die koopt, en wanneer eerst geschuurd moet worden.',
    about:
      'Antifouling houdt aangroei tegen en raakt daarbij op. Welke soort past, hangt af van uw water, van hoe hard u vaart en van wat er al op zit. Wij kijken eerst of de oude laag nog hecht, plakken de waterlijn strak af en geven de randen een laag extra.',
    suits: [
      'Een laag die ouder is dan een seizoen',
      'Algen en pokken op de romp, of een boot die trager wordt',
      'Een schoon onderwaterschip aan het begin van het seizoen',
    ],
    not_suits: [
      'Lagen die loslaten: die schuren wij eerst',
      'Een romp met blaasjes: eerst nakijken op osmose',
      'Boten die na elke tocht op de kant gaan: die hebben het meestal niet nodig',
    ],
    place: PLACES.ashore,
    price_note:
      'Per meter bootlengte, voor het aanbrengen op een gezonde ondergrond. Schoonmaken en het schuren van oude lagen staan apart in de offerte.',
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'welke',
        question: 'Welke antifouling kiest u?',
        answer:
          'Dat hangt af van zoet of zout water, uw snelheid en hoe vaak u vaart. Het voorstel staat met de reden in de offerte.',
      },
      {
        id: 'op-de-kant',
        question: 'Moet de boot eruit?',
        answer: 'Ja. Onder de waterlijn werken wij op de kant, in uw eigen haven.',
      },
      {
        id: 'oude-laag',
        question: 'Kan het over mijn oude laag heen?',
        answer:
          'Vaak wel, als die hecht en de soorten elkaar verdragen. Weet u niet wat erop zit, dan kijken wij dat eerst na.',
      },
      {
        id: 'wanneer',
        question: 'Wat is de beste tijd?',
        answer: 'Het voorjaar, als de boot toch op de kant staat en kort voordat hij het water in gaat.',
      },
    ],
    project_words: ['antifouling'],
    article_words: ['antifouling', 'waterlijn'],
  },
  {
    slug: 'onderwaterschip-schuren',
    tab: 'Onderwaterschip schuren met afzuiging',
    summary:
      'Oude antifouling met afzuiging teruggeschuurd tot een gezonde ondergrond, de romp nagekeken op osmose. Wanneer het nodig is, en wanneer opruwen genoeg is.',
    about:
      'Elke nieuwe laag antifouling maakt de schil dikker en ruwer, tot hij in schilfers loslaat. Wij schuren met afzuiging terug tot een gezonde ondergrond, kijken de romp na op osmose en leveren hem op, klaar voor primer.',
    suits: [
      'Lagen die schilferen of loslaten',
      'Een romp die als schuurpapier voelt',
      'Een nieuw begin voor primer en antifouling',
    ],
    not_suits: [
      'Een dunne laag die nog goed hecht: opruwen is dan genoeg',
      'Osmose herstellen: dat is ander werk, en wij zeggen het als wij het zien',
      'Staal en hout zonder overleg: wat er daarna op moet, verschilt',
    ],
    place: PLACES.ashore,
    price_note: `De prijs hangt af van de lengte, het aantal oude lagen en wat eronder tevoorschijn komt. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'stof',
        question: 'Hoe zit het met stof?',
        answer:
          'Wij schuren met afzuiging en schermen de buren af. Oude antifouling hoort niet in de haven terecht te komen.',
      },
      {
        id: 'osmose',
        question: 'Wat als u osmose vindt?',
        answer:
          'Dan stoppen wij, laten wij het u zien en bespreken wij wat verstandig is. Meerwerk begint pas na uw akkoord.',
      },
      {
        id: 'hoe-vaak',
        question: 'Moet dit elk jaar?',
        answer: 'Nee. Pas als de lagen te dik worden of niet meer hechten.',
      },
    ],
    project_words: ['oude antifouling', 'onderwaterschip'],
    article_words: ['antifouling'],
  },
  {
    slug: 'ontkalken-en-ontgelen-romp',
    tab: 'Gele boeg en kalk van de romp halen',
    summary:
      'De gele snor op de boeg en kalk rond de waterlijn opgelost zonder te schuren, het spoelwater opgevangen. Waarvoor het helpt, waarvoor niet, en of het terugkomt.',
    about:
      'De gele waas op de boeg komt uit het water; de witte rand op de waterlijn is kalk. Beide lossen op met een middel dat de gelcoat heel laat. Wij laten het inwerken, spoelen, neutraliseren en vangen het spoelwater op.',
    suits: ['Een gele snor op de boeg', 'Kalk op en rond de waterlijn', 'Strepen onder de spuigaten'],
    not_suits: [
      'Gelcoat die zelf door de zon is verkleurd: dat vraagt polijsten',
      'Pokken en dikke aangroei: die maken wij op de kant schoon',
      'Kaal aluminium en ander blank metaal: daar mag dit middel niet op',
    ],
    place: PLACES.both,
    price_note: `De prijs hangt af van de lengte en van hoe diep de aanslag zit. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'gelcoat',
        question: 'Tast het de gelcoat aan?',
        answer:
          'Niet als het middel past en goed wordt geneutraliseerd. De was is daarna wel weg; wij raden aan om aansluitend te verzegelen.',
      },
      {
        id: 'terug',
        question: 'Komt het terug?',
        answer:
          'Ja, in hetzelfde water. Op een verzegelde romp hecht het minder en gaat het er makkelijker af.',
      },
      {
        id: 'zelf',
        question: 'Kan ik het zelf?',
        answer:
          'Een lichte waas wel, met handschoenen aan en veel water erna. Schuren of bleken raden wij af.',
      },
    ],
    project_words: ['baard op de waterlijn', 'kalk verwijderen'],
    article_words: ['gele rand'],
  },
];
