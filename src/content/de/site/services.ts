import type { services as dutch } from '../../site/services.ts';
import type { Translation } from '../../translation.ts';
import {
  ADVISED_UPKEEP,
  CERAMIC_PRICE,
  DURATIONS,
  GUARANTEE_YEARS,
  NEGLECT_COST,
  REPLY_HOURS,
  WORK_TIMES,
} from '../company.ts';

export const services = {
  hero: {
    heading: 'Handwerk für Gelcoat, Teak und Unterwasserschiff',
    lead: 'Dreizehn Leistungen an Ihrem eigenen Liegeplatz, mit dem Preis dabei, wo er vorab zu nennen ist.',
    contact: 'Kostenlose Inspektion anfragen',
    portfolio: 'Unser Portfolio ansehen',
    scene:
      'Der Bug einer dunkelroten Motoryacht an einem Kai in flachem Licht; der Rumpf spiegelt sich in stillem Wasser.',
  },
  intro: {
    heading: 'Gelcoat-Restaurierung',
    statement: 'Gelcoat ist keinen Millimeter dick. Darin steckt der ganze Glanz und der ganze Schutz.',
    paragraphs: [
      'Sonne und Salz machen aus dieser Schicht langsam Kreide. Wir messen, wie viel noch da ist, nehmen nicht mehr ab als nötig und bauen den Glanz wieder auf.',
      `Eine Grundbehandlung dauert ${WORK_TIMES.basic_gelcoat}, eine vollständige Aufarbeitung mit Deck, Fenstern und Fugen ${WORK_TIMES.full_transformation}. Über der Wasserlinie bleibt Ihr Boot die ganze Zeit, wo es liegt.`,
    ],
    facts: [
      { value: `${GUARANTEE_YEARS.gelcoat_restoration} Jahre`, label: 'Garantie auf Gelcoat-Restaurierung' },
      { value: DURATIONS.restoration_interval, label: 'zwischen Restaurierungen ohne Schutz' },
      { value: DURATIONS.gelcoat_repair_interval, label: 'zwischen zwei Gelcoat-Reparaturen' },
    ],
  },
  challenges: {
    heading: 'Was Gelcoat aushalten muss',
    items: [
      {
        title: 'Verfärbung und Oxidation',
        figure: DURATIONS.restoration_interval,
        figure_label: 'und ein ungeschützter Rumpf verlangt nach Instandsetzung',
        text: 'Dunkle Rümpfe werden grau, weiße gelb. Wir polieren die verwitterte Schicht weg und versiegeln, was darunter liegt.',
      },
      {
        title: 'Bewuchs am Rumpf',
        figure: WORK_TIMES.underwater,
        figure_label: 'Arbeit für ein glattes Unterwasserschiff',
        text: 'Algen, Seepocken und Kalk bremsen das Boot. Wir machen den Rumpf sauber und glatt und tragen Antifouling auf.',
      },
      {
        title: 'Wertverlust',
        figure: NEGLECT_COST,
        figure_label: 'des Wertes kostet versäumte Pflege',
        text: 'Ein Käufer sieht zuerst auf den Glanz. Wer seine Pflege zeigen kann, behält diesen Betrag im Boot.',
      },
    ],
  },
  treatments: {
    heading: 'Spezielle Behandlungen',
    lead: 'Wofür Eigner uns am häufigsten holen.',
    items: [
      {
        name: 'Gelcoat-Reparatur und -Restaurierung',
        text: 'Risse und gekreidete Flächen im Farbton ausgebessert, der Rumpf auf einen Glanz poliert.',
        note: `${WORK_TIMES.basic_gelcoat}, ${GUARANTEE_YEARS.gelcoat_restoration} Jahre Garantie`,
      },
      {
        name: 'Polieren und Wachsen',
        text: 'Die Behandlung, die eine Restaurierung hinausschiebt, mit einer Glanzmessung auf Papier.',
        note: `${WORK_TIMES.polishing}, ${ADVISED_UPKEEP.polishing}`,
      },
      {
        name: 'Keramikbeschichtung',
        text: `Eine harte Schicht gegen Sonne und Salz; Sie spülen den Rumpf einfach ab. Bis zu ${GUARANTEE_YEARS.premium_coating} Jahre Garantie.`,
        note: `${CERAMIC_PRICE}, hält ${DURATIONS.ceramic}`,
      },
      {
        name: 'Teakdeck-Restaurierung',
        text: 'Gereinigt, geschliffen, wo es noch geht, und neue Fugen zwischen den Stäben.',
        note: `${WORK_TIMES.teak}, auf Anfrage`,
      },
      {
        name: 'Behandlung des Unterwasserschiffs',
        text: 'Entkalken, Schleifen und Antifouling, während das Boot ohnehin an Land steht.',
        note: `${WORK_TIMES.underwater}, jedes Frühjahr`,
      },
      {
        name: 'Komplette Yachtaufbereitung',
        text: 'Vom Rumpf bis zum Edelstahl, Feld für Feld von Hand. Für alle, die verkaufen oder gerade gekauft haben.',
        note: `bis zu ${WORK_TIMES.full_transformation}, auf Anfrage`,
      },
    ],
  },
  finder: {
    heading: 'Was braucht Ihr Boot?',
    lead: 'Wählen Sie Ihren Bootstyp und sehen Sie, was wir zuerst empfehlen.',
    all: (boat) => `Alle Leistungen: ${boat}`,
  },
  process: {
    heading: 'So arbeiten wir',
    lead: 'Bis einschließlich Angebot sind Sie zu nichts verpflichtet.',
    steps: [
      {
        number: 1,
        title: 'Kostenlose Beratung',
        description:
          'Wir kommen an Bord, messen Glanz und Schichtdicke und besprechen, was Sie mit dem Boot vorhaben.',
      },
      {
        number: 2,
        title: 'Ausführliches Angebot',
        description:
          'Punkt für Punkt, was wir tun, wie lange es dauert und was es kostet. Was warten kann, steht gesondert dabei.',
      },
      {
        number: 3,
        title: 'Professionelle Ausführung',
        description: 'Wir arbeiten an Ihrem Liegeplatz, schirmen die Nachbarn ab und räumen jeden Abend auf.',
      },
      {
        number: 4,
        title: 'Übergabe und Garantiezertifikate',
        description:
          'Gemeinsam bei Tageslicht durchgesehen. Sie bekommen die Messwerte und für jede Behandlung ein Zertifikat.',
      },
    ],
  },
  regions: {
    heading: 'Wohin wir kommen',
    lead: 'Unser Standort ist Amsterdam, und wir arbeiten in den gesamten Niederlanden. Das sind Beispiele; liegen Sie anderswo, kommen wir auch.',
  },
  reasons: {
    heading: 'Warum Eigner sich für uns entscheiden',
    items: [
      {
        title: 'Ihr Boot muss nirgendwohin',
        text: 'Kein Schleppen und keine Wochen in einer Werft. Strom, Wasser und Licht bringen wir mit.',
      },
      {
        title: 'Erst messen, dann schleifen',
        text: 'Gelcoat wächst nicht nach. Ist eine Behandlung nicht sinnvoll, sagen wir das.',
      },
      {
        title: 'Der Preis steht vorher fest',
        text: 'Ein Betrag pro Punkt, inklusive MwSt. Mehrarbeit beginnt erst nach Ihrer Zustimmung.',
      },
      {
        title: 'Garantie auf Papier',
        text: `${GUARANTEE_YEARS.gelcoat_restoration} Jahre auf Gelcoat-Restaurierung, bis zu ${GUARANTEE_YEARS.premium_coating} Jahre auf Premium-Gelcoat und Keramikbeschichtung.`,
      },
    ],
  },
  faq: {
    heading: 'Fragen zu unseren Leistungen',
    items: [
      {
        id: 'keramische-coating',
        question: 'Was kostet eine Keramikbeschichtung, und wie lange hält sie?',
        answer: `Rechnen Sie mit ${CERAMIC_PRICE}. Die Schicht hält ${DURATIONS.ceramic}; wir empfehlen, sie ${ADVISED_UPKEEP.ceramic} aufzufrischen.`,
      },
      {
        id: 'verzegeling',
        question: 'Und eine Versiegelung?',
        answer: `Sie ist weicher und schneller aufgetragen und hält ${DURATIONS.sealing}. Wir empfehlen sie ${ADVISED_UPKEEP.sealing}.`,
      },
      {
        id: 'hoe-vaak',
        question: 'Wie oft braucht mein Boot Pflege?',
        answer: `Polieren ${ADVISED_UPKEEP.polishing}. Ohne Schutz ist alle ${DURATIONS.restoration_interval} eine Restaurierung nötig, alle ${DURATIONS.gelcoat_repair_interval} eine Gelcoat-Reparatur.`,
      },
      {
        id: 'hoe-lang',
        question: 'Wie lange muss ich auf mein Boot verzichten?',
        answer: `Gelcoat ${WORK_TIMES.basic_gelcoat}, Unterwasserschiff ${WORK_TIMES.underwater}, eine vollständige Aufarbeitung ${WORK_TIMES.full_transformation}. Über der Wasserlinie arbeiten wir an Ihrem Liegeplatz.`,
      },
      {
        id: 'garantie',
        question: 'Welche Garantie bekomme ich?',
        answer: `Auf Gelcoat-Restaurierung ${GUARANTEE_YEARS.gelcoat_restoration} Jahre, auf Premium-Gelcoat und Keramikbeschichtung bis zu ${GUARANTEE_YEARS.premium_coating} Jahre. Beides auf Papier.`,
      },
    ],
  },
  list: {
    heading: 'Alle Leistungen und Preise',
    lead: 'Preise inklusive MwSt. Wo kein Betrag steht, hängt er vom Zustand Ihres Bootes ab; Sie erfahren ihn nach der Inspektion.',
    tabs_label: 'Leistungen nach Gruppe',
    all: { slug: 'alle-diensten', tab: 'Alle Leistungen' },
    notice: 'Sie merken',
    time: 'Dauer',
    more: 'Mehr erfahren (niederländisch)',
    more_about: (service) => `Mehr erfahren über ${service} (niederländisch)`,
    filtered: (count, boat) => `${count} ${count === 1 ? 'Leistung' : 'Leistungen'}: ${boat}`,
    recommended: 'Für Ihr Boot empfohlen',
    clear: 'Für alle Boote zeigen',
  },
  contact: {
    heading: 'Erst ansehen, dann rechnen',
    text: `Die Inspektion an Bord ist kostenlos und unverbindlich. Schreiben Sie uns, wo Ihr Boot liegt; innerhalb von ${REPLY_HOURS} Stunden hören Sie, wann wir kommen.`,
    action: 'Kontakt aufnehmen',
  },
} as const satisfies Translation<typeof dutch>;
