import { ADVISED_UPKEEP, DURATIONS, WORK_TIMES } from '../../company.ts';
import { FIXED_PRICE, GUARANTEES, type OfferingText, PLACES } from './offering-text.ts';

export const PROTECTION_TEXTS: readonly OfferingText[] = [
  {
    slug: 'wassen-en-sealen',
    tab: 'Boot wassen en verzegelen aan uw ligplaats',
    summary:
      'Romp en opbouw pH-neutraal gewassen en verzegeld, ramen en rvs meegenomen. Hoe lang een verzegeling houdt, waarvoor die helpt en wanneer polijsten voorgaat.',
    about:
      'Op een onbeschermde romp trekt vuil in de poriën; op een verzegelde romp blijft het liggen. Wij wassen met een middel dat de gelcoat niet aantast, maken ramen en rvs schoon en brengen daarna de verzegeling aan op romp en opbouw.',
    suits: [
      'Het begin en het einde van het vaarseizoen',
      'Een gepolijste romp die mooi moet blijven',
      'Boten waar roet, bomen of vogels boven hangen',
    ],
    not_suits: [
      'Een doffe of krijtende romp: eerst polijsten, anders sluit de laag de waas op',
      `Wie langer vooruit wil dan ${DURATIONS.sealing}: dan past een keramische coating beter`,
      'Een teakdek: dat reinigen wij apart',
    ],
    place: PLACES.berth,
    price_note: `De prijs hangt af van de lengte, de opbouw en hoe vuil de boot is. ${FIXED_PRICE}`,
    has_group_price: true,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'hoe-lang',
        question: 'Hoe lang houdt een verzegeling?',
        answer: `Reken op ${DURATIONS.sealing}, naar zon, zout en hoe vaak u wast. Wij adviseren het ${ADVISED_UPKEEP.sealing}.`,
      },
      {
        id: 'of-keramisch',
        question: 'Verzegeling of keramische coating?',
        answer: `Een verzegeling is zachter en sneller aangebracht. Een keramische coating houdt ${DURATIONS.ceramic}, maar vraagt een gepolijste romp als ondergrond.`,
      },
      {
        id: 'zelf-wassen',
        question: 'Mag ik zelf tussendoor wassen?',
        answer:
          'Graag: met water, een zachte doek en een pH-neutrale zeep. Afwasmiddel en ontvetter halen de verzegeling eraf.',
      },
    ],
    project_words: ['wintervoorbereiding', 'verzegelen'],
    article_words: ['was, sealant', 'winterklaar'],
  },
  {
    slug: 'rvs-behandeling',
    tab: 'Rvs op uw boot zonder roest en weer glad',
    summary:
      'Railing, kikkers en ankerbeslag vrij van vliegroest, gepolijst en beschermd tegen zout. Waarvoor het helpt, wanneer beslag vervangen moet worden en hoe het zo blijft.',
    about:
      'Rvs op een boot roest zelden zelf. Wat u ziet is vliegroest: deeltjes ijzer die zich in kleine krassen vastzetten. Die maken wij los. Daarna polijsten wij het metaal glad, zodat er minder kan blijven zitten, en beschermen wij het tegen zout.',
    suits: [
      'Bruine vlekken bij lassen, schroeven en voeten',
      'Doffe railing, kikkers en ankerbeslag',
      'Beslag dat schoon de winter in moet',
    ],
    not_suits: [
      'Scheuren of diepe putten in verstaging en terminals: die moeten worden vervangen',
      'Verchroomd beslag waarvan de laag loslaat',
      'Roest die onder een voet vandaan komt: dan moet het beslag eerst los',
    ],
    place: PLACES.berth,
    price_note: `De prijs volgt uit de meters buis en het aantal stuks beslag. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'zo-houden',
        question: 'Hoe houd ik het zo?',
        answer:
          'Spoel na zout water met zoet, en gebruik geen staalwol: die laat nieuwe ijzerdeeltjes achter.',
      },
      {
        id: 'putjes',
        question: 'Gaan putjes er ook uit?',
        answer:
          'Vlekken wel, putjes niet. Wat in het metaal zelf zit, blijft voelbaar; dieper slijpen doen wij niet.',
      },
      {
        id: 'losnemen',
        question: 'Neemt u het beslag los?',
        answer: 'Meestal niet. Blijkt een voet te lekken, dan hoort u dat voordat wij verdergaan.',
      },
    ],
    project_words: ['rvs en beslag', 'rvs polijsten'],
    article_words: ['rvs'],
  },
  {
    slug: 'zeilen-wassen-en-impregneren',
    tab: 'Zeilen wassen en impregneren',
    summary:
      'Zeilen en huiken gehaald, koel gewassen, geïmpregneerd en teruggebracht, met het stiksel nagekeken. Waarvoor het helpt en wanneer de zeilmaker aan de beurt is.',
    about:
      'Zout, algen en vocht zitten in het doek en maken het stijf. Wij nemen uw zeilen mee, wassen ze koel en met veel water, laten ze drogen en impregneren het doek. Het stiksel lopen wij na voordat ze terugkomen.',
    suits: [
      'Zeilen en huiken die grijs of groen uitslaan',
      'Doek dat stijf is van het zout',
      'Zeilen die droog de winter in moeten',
    ],
    not_suits: [
      'Laminaat dat loslaat: daar helpt wassen niet tegen',
      'Gescheurd doek: eerst naar de zeilmaker',
      'Vlekken van roest of teer: die gaan er meestal niet helemaal uit',
    ],
    place: PLACES.fetched,
    price_note: `De prijs volgt uit het oppervlak van de zeilen en de staat van het doek. ${FIXED_PRICE}`,
    guarantee: GUARANTEES.inspected,
    questions: [
      {
        id: 'wanneer',
        question: 'Wanneer geef ik ze het best mee?',
        answer: 'Na het seizoen. Dan liggen ze niet vochtig te wachten en hebt u ze in het voorjaar terug.',
      },
      {
        id: 'kwijt',
        question: 'Hoe lang ben ik ze kwijt?',
        answer: `Reken op ${WORK_TIMES.sails}, want het doek moet langzaam drogen.`,
      },
      {
        id: 'huik',
        question: 'Neemt u de huik ook mee?',
        answer: 'Ja, liefst in dezelfde beurt: onder een vochtige huik beginnen de vlekken in het zeil.',
      },
    ],
    project_words: ['zeil en doek'],
    article_words: ['winterklaar'],
  },
];
