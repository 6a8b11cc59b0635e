import type { homeLower as dutch } from '../../site/home-lower.ts';
import type { Translation } from '../../translation.ts';
import {
  ADVISED_UPKEEP,
  CERAMIC_PRICE,
  DURATIONS,
  GUARANTEE_YEARS,
  REPLY_HOURS,
  WORK_TIMES,
} from '../company.ts';
import { foundingDiscount } from '../founding-member.ts';

export const homeLower = {
  categories: [
    {
      id: 'restoration',
      slug: 'restauratie',
      title: 'Restaurierung',
      description:
        'Was matt, verfärbt oder beschädigt ist, bringen wir zurück, bis die Oberfläche wieder spiegelt.',
      services: [
        'Gelcoat-Reparatur und -Restaurierung',
        'Polieren',
        'Mattieren',
        'Spot-Reparatur',
        'Kratzer entfernen',
        'Plexiglas-Restaurierung',
        'Teakdeck: Pflege und Restaurierung',
        'Dichtfugen erneuern',
      ],
    },
    {
      id: 'protection',
      slug: 'bescherming',
      title: 'Schutz',
      description:
        'Eine Schicht zwischen Ihrer Yacht und der Sonne, an der Wasser und Schmutz keinen Halt finden.',
      services: [
        'Waschen und Versiegeln',
        'Wachsen',
        'Keramikbeschichtung',
        'Edelstahlbehandlung',
        'Segel waschen und imprägnieren',
        'Komplette Yachtaufbereitung',
      ],
    },
    {
      id: 'underwater',
      slug: 'onderwaterschip',
      title: 'Unterwasserschiff',
      description: 'Was Sie nicht sehen, kostet die meiste Fahrt. Wir holen es herunter und halten es fern.',
      services: [
        'Antifouling auftragen',
        'Unterwasserschiff schleifen',
        'Rumpf entkalken und entgilben',
        'Behandlung des Unterwasserschiffs',
      ],
    },
  ],
  features: {
    heading: 'Warum Eigner uns ihr Boot anvertrauen',
    lead: 'Sechs Zusagen. Sie gelten für eine Schaluppe von sechs Metern wie für eine Yacht von zwanzig.',
    items: [
      {
        icon: 'place',
        title: 'Wir kommen an Ihren Liegeplatz',
        description:
          'Sie müssen nicht in eine Werft fahren. Wir kommen von Amsterdam aus in jeden Hafen der Niederlande und arbeiten, wo Ihr Boot liegt.',
        alignment: 'start',
      },
      {
        icon: 'look',
        title: 'Die Inspektion ist kostenlos',
        description:
          'Und unverbindlich. Sie hören, was nötig ist und was warten kann, auch wenn Sie danach nichts machen lassen.',
        alignment: 'end',
      },
      {
        icon: 'certificate',
        title: `${GUARANTEE_YEARS.gelcoat_restoration} Jahre Garantie`,
        description: 'Auf jede Gelcoat-Restaurierung, mit einem Zertifikat bei der Übergabe.',
        alignment: 'end',
      },
      {
        icon: 'reply',
        title: `Antwort innerhalb von ${REPLY_HOURS} Stunden`,
        description: 'Von jemandem, der selbst an Booten arbeitet, mit einer Antwort, die Ihnen weiterhilft.',
        alignment: 'end',
      },
      {
        icon: 'phone',
        title: '24/7 am Telefon',
        description:
          'Auch wenn Sie am Sonntagabend vom Wasser kommen und einen Kratzer sehen, der am Freitag nicht da war.',
        alignment: 'end',
      },
      {
        icon: 'discount',
        title: 'Gründungsmitglied',
        description: `${foundingDiscount()}.`,
        alignment: 'start',
      },
    ],
  },
  philosophy: {
    heading: 'Unsere Philosophie',
    statement: ['Glanz trägt man nicht auf.', 'Glanz bleibt übrig.'],
    text: [
      'Ein Rumpf spiegelt nicht durch das, was aufgetragen wird, sondern durch das, was heruntergeht: verwittertes Gelcoat, Kalk, Wachs aus früheren Jahren. Deshalb sehen und messen wir zuerst und greifen erst dann zur Poliermaschine.',
      'Gelcoat ist etwa einen halben Millimeter dick. Jedes Schleifen kostet etwas davon. Wir nehmen nie mehr ab als nötig, damit in zehn Jahren noch Gelcoat zum Polieren da ist.',
    ],
    more: 'Lesen Sie, wer wir sind (niederländisch)',
  },
  process: {
    heading: 'Vom ersten Blick bis zur letzten Kontrolle',
    lead: 'Vier Schritte. Bei jedem wissen Sie, was wir zusagen.',
  },
  guarantee: {
    heading: 'Eine Garantie zum Nachlesen',
    text: 'Bei der Übergabe bekommen Sie für jede Behandlung ein Zertifikat. Genügt unsere Arbeit innerhalb der Frist nicht, bessern wir sie an Ihrem Liegeplatz nach.',
    years: 'Jahre',
    on: 'auf Gelcoat-Restaurierung',
    also: [
      { treatment: 'Premium-Gelcoat', term: `bis zu ${GUARANTEE_YEARS.premium_coating} Jahre` },
      { treatment: 'Keramikbeschichtung', term: `bis zu ${GUARANTEE_YEARS.premium_coating} Jahre` },
    ],
    certificate: 'Garantiezertifikat',
  },
  faq: {
    heading: 'Häufige Fragen',
    lead: 'Ihre Frage ist nicht dabei? Rufen Sie uns an, Tag und Nacht.',
    items: [
      {
        id: 'vraag-inspectie',
        question: 'Was kostet eine Inspektion?',
        answer:
          'Nichts, und sie verpflichtet Sie zu nichts. Wir kommen an Bord, sehen uns Rumpf, Deck und Unterwasserschiff an und sagen, was nötig ist. Möchten Sie weitermachen, folgt ein Angebot Punkt für Punkt.',
      },
      {
        id: 'vraag-haven',
        question: 'Kommen Sie auch in meinen Hafen?',
        answer:
          'Ja. Unser Standort ist Amsterdam, und wir arbeiten in den gesamten Niederlanden, im Wasser oder an Land. Für Arbeiten unter der Wasserlinie kommt das Boot aus dem Wasser; den Zeitpunkt wählen Sie mit Ihrem Hafen.',
      },
      {
        id: 'vraag-hoe-vaak',
        question: 'Wie oft braucht mein Boot Pflege?',
        answer: `Lassen Sie es ${ADVISED_UPKEEP.polishing} polieren. Tragen Sie ${ADVISED_UPKEEP.sealing} eine Versiegelung auf, oder lassen Sie ${ADVISED_UPKEEP.ceramic} eine Keramikbeschichtung auffrischen. Gelcoat braucht alle ${DURATIONS.gelcoat_repair_interval} eine Reparatur und ohne Schutz alle ${DURATIONS.restoration_interval} eine Restaurierung.`,
      },
      {
        id: 'vraag-coating',
        question: 'Versiegelung oder Keramikbeschichtung?',
        answer: `Eine Versiegelung schützt ${DURATIONS.sealing} und passt zu einem Boot, das oft gewaschen wird. Eine Keramikbeschichtung hält ${DURATIONS.ceramic}, ist härter und kostet ${CERAMIC_PRICE}.`,
      },
      {
        id: 'vraag-hoe-lang',
        question: 'Wie lange dauert die Arbeit?',
        answer: `Eine Grundbehandlung des Gelcoats dauert ${WORK_TIMES.basic_gelcoat}, Arbeiten am Unterwasserschiff ${WORK_TIMES.underwater}, eine vollständige Aufarbeitung ${WORK_TIMES.full_transformation}. Der Zeitplan steht im Angebot.`,
      },
      {
        id: 'vraag-garantie',
        question: 'Welche Garantie bekomme ich?',
        answer: `${GUARANTEE_YEARS.gelcoat_restoration} Jahre auf Gelcoat-Restaurierung. Auf Premium-Gelcoat und Keramikbeschichtung bis zu ${GUARANTEE_YEARS.premium_coating} Jahre. Sie erhalten für jede Behandlung ein Zertifikat.`,
      },
      {
        id: 'vraag-zeilboot',
        question: 'Arbeiten Sie auch an Segelbooten und Schaluppen?',
        answer:
          'Ja, an Motoryachten, Segelbooten und Schaluppen. Bei einem Segelboot waschen und imprägnieren wir auch die Segel; bei einer offenen Schaluppe beginnt die Arbeit meist beim Teak.',
      },
    ],
  },
  contact: {
    heading: 'Fragen Sie Ihre kostenlose Inspektion an',
    text: `Sagen Sie uns, welches Boot Sie haben, wo es liegt und was Sie sehen. Sie\u00a0bekommen innerhalb von ${REPLY_HOURS} Stunden Antwort.`,
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Arbeitszeiten',
    area: 'Einsatzgebiet',
    area_text: 'Standort Amsterdam, tätig in den gesamten Niederlanden',
  },
} as const satisfies Translation<typeof dutch>;
