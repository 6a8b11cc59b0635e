import type { PROCESS_STEPS as DUTCH } from '../../site/process.ts';
import type { Translation } from '../../translation.ts';

export const PROCESS_STEPS = [
  {
    number: 1,
    title: 'Persönliche Inspektion',
    description:
      'Wir kommen an Bord, messen Glanz und Schichtdicke und gehen Rumpf, Deck und Fugen mit Ihnen durch. Sie sehen, was wir sehen.',
    guarantee: 'Genauigkeitsgarantie',
    guarantee_icon: 'look',
  },
  {
    number: 2,
    title: 'Ein Plan nach Maß',
    description:
      'Punkt für Punkt steht darin, was nötig ist, was warten kann und was es kostet. Was nicht darin steht, bezahlen Sie nicht.',
    guarantee: 'Transparente Preisgarantie',
    guarantee_icon: 'plan',
  },
  {
    number: 3,
    title: 'Fachgerechte Ausführung',
    description:
      'Wir arbeiten an Ihrem Liegeplatz, decken ab, was keinen Staub verträgt, und hinterlassen den Steg sauber. Jede Schicht wird geprüft, bevor die nächste darauf kommt.',
    guarantee: 'Handwerksgarantie',
    guarantee_icon: 'brush',
  },
  {
    number: 4,
    title: 'Qualitätskontrolle',
    description:
      'Wir sehen uns das Ergebnis gemeinsam bei Tageslicht an. Stimmt etwas nicht, machen wir es noch einmal, bevor Sie unterschreiben.',
    guarantee: '100\u00a0% Zufriedenheitsgarantie',
    guarantee_icon: 'certificate',
  },
] as const satisfies Translation<typeof DUTCH>;
