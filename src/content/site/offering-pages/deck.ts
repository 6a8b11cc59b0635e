import { FIXED_PRICE, GUARANTEES, type OfferingText, PLACES } from './offering-text.ts';

/** Texts of the offerings for the deck: seams, windows, teak. */
export const DECK_TEXTS: readonly OfferingText[] = [
  {
    slug: 'kitranden-vervangen',
    tab: 'Kitranden vervangen op uw boot',
    summary:
      'Oude kit rond ramen, luiken en dekdelen uitgesneden en vernieuwd aan uw ligplaats. Waarvoor het helpt, waarvoor niet, hoe lang het duurt en wat de prijs bepaalt.',
    about:
      'Een kitnaad houdt water buiten zolang hij aan beide kanten hecht. Laat hij aan één kant los, dan loopt het water eronder en ziet u het pas als het binnen verkleurt. Daarom kitten wij nooit over een oude naad heen: hij gaat er helemaal uit, tot op schone gelcoat, hout of metaal.',
    suits: [
      'Naden rond ramen en luiken die scheuren of loslaten',
      'Kit die zwart blijft, ook na het schoonmaken',
      'Aansluitingen van dekdelen en beslag waar water blijft staan',
    ],
    not_suits: [
      'Een lek dat van een bout of doorvoer komt: dan zoeken wij eerst waar het water binnenkomt',
      'Ramen die zelf gescheurd zijn of los in hun sponning zitten',
      'De rubbernaden van een teakdek: die horen bij het onderhoud van het dek',
    ],
    place: PLACES.berth,
    price_note: `De prijs volgt uit het aantal meters naad en uit hoe vast de oude kit zit. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'over-oude-kit',
        question: 'Kan nieuwe kit niet over de oude heen?',
        answer:
          'Dat verbergt wat eronder gebeurt. Nieuwe kit hecht op een schone, droge ondergrond; daarom snijden wij de oude uit en gaat er eerst een primer op.',
      },
      {
        id: 'regen',
        question: 'Wat als het die dag regent?',
        answer:
          'Kit hecht alleen op een droge ondergrond. Blijft het nat, dan spreken wij een andere dag af.',
      },
      {
        id: 'weer-nat',
        question: 'Wanneer mag er weer water op?',
        answer:
          'Dat verschilt per kit en met het weer. Bij de oplevering hoort u hoelang u de naad met rust laat.',
      },
    ],
    // The seams of a teak deck are none of it, as `not_suits` says.
    project_words: ['kitranden'],
    article_words: ['winterklaar', 'ramen'],
  },
  {
    slug: 'plexiglas-restauratie',
    tab: 'Plexiglas ramen en luiken weer helder',
    summary:
      'Gele en matte ramen en luiken van plexiglas geschuurd en helder gepolijst, zonder ze uit te bouwen. Wanneer dat kan, en wanneer vervangen beter is.',
    about:
      'Plexiglas wordt geel en mat doordat zon en schoonmaakmiddelen de buitenste laag aantasten. Die laag nemen wij weg in steeds fijnere korrels, tot u er weer doorheen kijkt. Het raam blijft zitten waar het zit.',
    suits: [
      'Luiken en ramen die geel of mat zijn',
      'Fijne krassen van doeken en zand',
      'Ramen die verder heel zijn en niet lekken',
    ],
    not_suits: [
      'Haarscheuren in het materiaal zelf: die gaan er niet uit',
      'Ramen van glas',
      'Soepele ramen van een kap of tent',
    ],
    place: PLACES.berth,
    price_note: `De prijs volgt uit het aantal ramen, hun maat en hoe diep de aantasting zit. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'als-nieuw',
        question: 'Wordt het raam weer als nieuw?',
        answer:
          'Helder wel. Diepe krassen en haarscheuren blijven te zien; wij wijzen ze u aan voordat wij beginnen.',
      },
      {
        id: 'schoonhouden',
        question: 'Waarmee houd ik het schoon?',
        answer:
          'Met veel water, een zachte doek en zeep zonder alcohol of ammoniak. Droog wrijven maakt de krassen die u net kwijt bent.',
      },
      {
        id: 'vervangen',
        question: 'Is vervangen niet beter?',
        answer: 'Bij haarscheuren of een lekkende rand wel. Dan raden wij het aan en polijsten wij niet.',
      },
    ],
    project_words: ['plexiglas'],
    article_words: ['ramen'],
  },
  {
    slug: 'teak-deck-onderhoud',
    tab: 'Teakdek onderhoud zonder hogedruk',
    summary:
      'Teakdekken mild gereinigd, naden en pluggen hersteld, restdikte gemeten. Waarvoor het helpt, wanneer een dek te dun is en wat de prijs bepaalt.',
    about:
      'Teak slijt meer van verkeerd schoonmaken dan van varen: een hogedrukspuit of een harde borstel neemt het zachte hout mee. Wij meten eerst hoeveel er nog zit, reinigen dan mild en herstellen naden en pluggen voordat er water onder komt.',
    suits: [
      'Teak dat groen uitslaat of vuil is geworden',
      'Rubber dat boven het hout uitsteekt of loslaat',
      'Pluggen die loszitten of ontbreken',
    ],
    not_suits: [
      'Een dek dat te dun is om nog te schuren: dan zeggen wij dat, en reinigen wij alleen',
      'Een zachte of natte ondergrond onder het teak: die moet eerst droog en dicht',
      'Kunstteak: dat vraagt andere middelen',
    ],
    place: PLACES.berth,
    price_note: `De prijs hangt af van het oppervlak, van de meters naad en van het aantal pluggen. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'olie',
        question: 'Moet ik een teakdek oliën?',
        answer:
          'Het hoeft niet: onbehandeld teak wordt zilvergrijs. Olie geeft kleur, maar vraagt om herhaling.',
      },
      {
        id: 'hogedruk',
        question: 'Waarom geen hogedrukspuit?',
        answer:
          'De straal haalt het zachte hout tussen de nerven weg. Het dek wordt ruw, slaat sneller groen uit en is eerder op.',
      },
      {
        id: 'restdikte',
        question: 'Hoe weet u of mijn dek het nog waard is?',
        answer:
          'Wij meten de restdikte op meer plaatsen. Daaruit volgt wat er nog af mag, en of herstellen of vervangen verstandig is.',
      },
    ],
    project_words: ['houtwerk', 'teak reinigen'],
    article_words: ['teak'],
  },
];
