import type { contact as dutch } from '../../site/contact.ts';
import type { Translation } from '../../translation.ts';
import { BASE_RADIUS_KM, COMPANY, REPLY_HOURS } from '../company.ts';

export const contact: Translation<typeof dutch> = {
  hero: {
    heading: 'Erzählen Sie uns von Ihrem Boot',
    lead: `Rufen Sie an oder schreiben Sie, was Ihnen auffällt. Sie\u00a0bekommen innerhalb von ${REPLY_HOURS} Stunden Antwort, von jemandem, der selbst an Bord arbeitet.`,
    call: 'Anrufen:',
    mail: 'E-Mail schreiben',
    scene:
      'Eine dunkelblaue Motoryacht an einem Kai in der Dämmerung, vor Grachtenhäusern mit erleuchteten Fenstern; Laternen spiegeln sich im Wasser.',
  },
  reach: {
    heading: 'So erreichen Sie uns',
    phone: 'Telefon',
    email: 'E-Mail',
    email_note: `Antwort innerhalb von ${REPLY_HOURS} Stunden`,
    hours: 'Arbeitszeiten',
    base: 'Standort',
    base_note: `Sie müssen in kein Büro kommen: Wir kommen an Ihren Liegeplatz, in ${COMPANY.area}.`,
  },
  prepare: {
    heading: 'Drei Dinge, mit denen wir sofort anfangen können',
    lead: 'Sie müssen nichts nachschlagen. Wissen Sie es doch, reicht meist ein Gespräch für einen Termin.',
    items: [
      {
        name: 'Das Boot',
        text: 'Typ, Länge und Baujahr. Bei einer Segelyacht auch der Kieltyp, für Arbeiten am Unterwasserschiff.',
      },
      {
        name: 'Der Liegeplatz',
        text: 'Hafen und Steg, und ob Wasser und Strom in der Nähe sind. Beim Hafenmeister melden wir uns selbst an.',
      },
      {
        name: 'Was Sie sehen',
        text: 'Matt, gelb, Kratzer, Bewuchs oder eine Fuge, die sich löst. Drei Fotos bei Tageslicht sagen am meisten: Das Formular zeigt Ihnen, welche.',
      },
    ],
    mail: 'Schreiben Sie das in eine E-Mail',
    mail_subject: 'Anfrage Inspektion',
    mail_lines: ['Typ und Länge des Bootes:', 'Hafen und Liegeplatz:', 'Was mir auffällt:', 'Telefonnummer:'],
    free: 'Eine Inspektion an Bord ist kostenlos und unverbindlich. Danach bekommen Sie einen Preis für die nötigen Arbeiten und hören auch, was warten kann.',
  },
  regions: {
    heading: 'Wohin wir kommen',
    lead: `Wir arbeiten in ${COMPANY.area}. Im Umkreis von ${BASE_RADIUS_KM}\u00a0km um ${COMPANY.base} sind wir am häufigsten, zum Beispiel hier. Liegen Sie weiter weg, rufen Sie gern an.`,
  },
};
