import type {
  priceIndication as dutchIndication,
  priceRates as dutchRates,
  priceWords as dutchWords,
} from '../../site/prices.ts';
import type { Translation } from '../../translation.ts';

const PER = {
  metre: ' pro Meter',
  foot: ' pro Fuß',
  spot: ' pro Stelle',
  zone: ' pro Zone',
  flat: '',
} as const;

export const priceWords: Translation<typeof dutchWords> = {
  on_request: 'Auf Anfrage',
  from: (amount, unit) => `Ab ${amount}${PER[unit]}`,
  range: (from, to, unit) => `Ab ${from}${PER[unit]}, höchstens ${to}`,
};

export const priceRates: Translation<typeof dutchRates> = {
  heading: 'Preise',
  without_script:
    'Preise pro Meter oder Fuß: Multiplizieren Sie mit der Länge Ihres Bootes. Ein Meter sind 3,281 Fuß.',
};

export const priceIndication: Translation<typeof dutchIndication> = {
  length: 'Länge Ihres Bootes in Metern',
  length_hint: 'Zum Beispiel 12,5',
  spots: 'Anzahl der Stellen',
  zones: 'Anzahl der Zonen',
  from: (amount) => `ab ${amount} inkl. MwSt.`,
  on_request: 'Auf Anfrage',
  incomplete: {
    length: 'Geben Sie die Länge für einen Richtpreis ein.',
    spots: 'Geben Sie die Anzahl der Stellen für einen Richtpreis ein.',
    zones: 'Geben Sie die Anzahl der Zonen für einen Richtpreis ein.',
  },
  errors: {
    length: {
      empty: 'Geben Sie die Länge Ihres Bootes ein, zum Beispiel 12,5.',
      not_a_number: 'Das ist keine Länge. Schreiben Sie Meter mit Komma, zum Beispiel 12,5.',
      too_short: 'Geben Sie eine Länge ab 3 Metern ein.',
      too_long: 'Für Boote über 60 Meter machen wir den Preis nach einem Besuch. Rufen Sie gern an.',
    },
    count: {
      empty: 'Geben Sie eine Anzahl ein, zum Beispiel 2.',
      not_a_number: 'Geben Sie eine ganze Zahl ein, zum Beispiel 2.',
      too_few: 'Geben Sie eine Anzahl ab 1 ein.',
      too_many: 'Bei mehr als 99 ist eine Behandlung des ganzen Rumpfes günstiger. Fragen Sie uns um Rat.',
    },
  },
};
