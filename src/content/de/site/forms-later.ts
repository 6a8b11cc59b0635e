import type { formsLater as dutch } from '../../site/forms-later.ts';
import type { Translation } from '../../translation.ts';
import { REPLY_HOURS } from '../company.ts';

export const formsLater: Translation<typeof dutch> = {
  kept: 'Ihre Anfrage ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie wieder eine Verbindung haben.',
  kept_busy: 'Ihre Anfrage ist auf diesem Gerät gespeichert und wird in einigen Minuten von selbst gesendet.',
  kept_failed: 'Ihre Anfrage ist auf diesem Gerät gespeichert und wird von selbst noch einmal gesendet.',
  sent_later: 'Ihre Anfrage ist gesendet.',
  restored: 'Was Sie zuvor eingegeben haben, ist noch da.',
  unstored:
    'Dieses Gerät kann Ihren Text nicht zuverlässig speichern. Senden Sie das Formular, bevor Sie diese Seite schließen.',
  reopened:
    'Dieses Formular wurde nicht angenommen. Ändern Sie es und senden Sie es noch einmal; bis dahin bleibt es auf diesem Gerät gespeichert.',
  sent: 'Vielen Dank! Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
  thanks: {
    heading: 'Ihre Anfrage ist angekommen',
    reply_hours: REPLY_HOURS,
    answer: (moment) => `Sie bekommen Antwort vor ${moment}.`,
    confirmation: (email) => `Eine Bestätigung, auf Niederländisch, geht an ${email}.`,
  },
  attachments: {
    unnamed: 'Datei',
    reading: 'Ihre Dateien werden vorbereitet.',
    not_kept: 'Diese Datei konnte nicht gespeichert werden.',
    removed: (name) => `${name} wird nicht mitgesendet.`,
  },
  photos: {
    free: 'Sie können einen Schritt auslassen; die Reihenfolge ist frei.',
    progress: (chosen, all) => `${chosen} von ${all}`,
    choose: 'Foto aufnehmen oder wählen',
    replace: 'Ersetzen',
    remove: 'Entfernen',
    chosen: (title) => `Ihr Foto: ${title}`,
    no_preview: 'Gewählt. Ihr Browser kann dieses Foto nicht anzeigen.',
    no_photo: 'Bitte wählen Sie hier ein Foto. Ein PDF fügen Sie unten hinzu.',
    steps: {
      hull: {
        slug: 'romp-zonzijde',
        title: 'Rumpf auf der Sonnenseite',
        text: 'Fotografieren Sie die volle Länge der Seite, auf der die Sonne steht: Matte Stellen und Kratzer fallen dort auf.',
      },
      waterline: {
        slug: 'waterlijn',
        title: 'Wasserlinie',
        text: 'Gehen Sie nah heran und zeigen Sie den Streifen knapp über und unter dem Wasser, mit Belag und Bewuchs.',
      },
      deck: {
        slug: 'dek',
        title: 'Deck',
        text: 'Blicken Sie aus der Plicht nach vorn und zeigen Sie Fugen, Luken und verwitterte Stellen.',
      },
    },
  },
  contact: {
    like: 'Wie Projekt',
    count: 'Anzahl',
    indication: 'Richtpreis',
    plan: 'Mein Plan',
  },
  newsletter: {
    sent: 'Vielen Dank für Ihre Anmeldung!',
    sent_later: 'Ihre Anmeldung wurde gesendet.',
  },
  queue: {
    one: '1 Formular wartet auf das Senden.',
    more: 'Formulare warten auf das Senden.',
    file_one: '1 Datei wird noch gesendet.',
    file_more: 'Dateien werden noch gesendet.',
    files_refused: 'Eine Datei konnte nicht gesendet werden.',
    refused_one: '1 Formular wurde nicht angenommen.',
    refused_more: 'Formulare wurden nicht angenommen.',
    open: 'Ansehen',
    heading: 'Wartet auf das Senden',
    explained: 'Diese Formulare sind nur auf diesem Gerät. Sie werden von selbst gesendet, sobald es geht.',
    explained_refused:
      'Diese Formulare sind nur auf diesem Gerät. Was nicht angenommen wurde, ändern Sie und senden es noch einmal.',
    explained_files:
      'Ihre Anfrage ist angekommen. Diese Dateien folgen von selbst, sobald es geht, auch wenn Sie diese Seite schließen.',
    taken: 'Angekommen',
    send: 'Jetzt senden',
    remove: 'Entfernen',
    change: 'Ändern',
    close: 'Schließen',
    sending: 'Wird gesendet...',
    all_sent: 'Alles ist gesendet.',
    files: { one: '1 Datei', more: 'Dateien' },
    kinds: {
      contact: 'Anfrage Inspektion',
      consultation: 'Anfrage Beratung',
      'founding-member': 'Anmeldung Gründungsmitglied',
      newsletter: 'Anmeldung Newsletter',
    },
    troubles: {
      none: 'Wird gleich gesendet',
      offline: 'Keine Verbindung',
      busy: 'Wird in einigen Minuten noch einmal versucht',
      server: 'Das Senden hat noch nicht geklappt, wir versuchen es noch einmal',
      refused: 'Nicht angenommen',
    },
  },
};
