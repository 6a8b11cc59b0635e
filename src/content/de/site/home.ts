import type { home as dutch } from '../../site/home.ts';
import type { Translation } from '../../translation.ts';
import { expertiseYears, GUARANTEE_YEARS, NEGLECT_COST, WORK_TIMES } from '../company.ts';

export const home = {
  hero: {
    heading: 'Premium-Yachtpflege an Ihrem Liegeplatz',
    lead: 'Wir kommen zu Ihrem Boot, von Amsterdam aus in den gesamten Niederlanden. Die Inspektion ist kostenlos und unverbindlich.',
    request: 'Persönliche Inspektion anfragen',
    call: 'Anrufen:',
    scene: 'Eine grüne Motoryacht an einem Steg in flachem Licht, mit Fendern und Festmachern.',
  },
  plan: {
    action: 'Planen Sie Ihr Boot',
    text: 'Länge, Typ und Zustand ergeben einen Saisonplan mit Preisen.',
  },
  figures: {
    label: 'In Zahlen',
    items: (current_year, facts) => [
      { figure: String(expertiseYears(current_year, facts)), text: 'Jahre Erfahrung' },
      { figure: facts.gelcoat_treated, text: 'Gelcoat behandelt' },
      { figure: facts.sealant_replaced, text: 'Fugen erneuert' },
      { figure: facts.rating_score, text: `aus ${facts.rating_count} Bewertungen, eigene Zählung` },
    ],
  },
  problems: {
    heading: 'Eine Yacht altert lautlos',
    lead: `Sonne, Salz und Stillliegen tun ihr Werk, während Sie an Land sind. Wer es früh sieht, bezahlt eine Behandlung. Wer wartet, bezahlt eine Restaurierung und gibt beim Verkauf ${NEGLECT_COST} des Wertes her.`,
    symptoms: 'Was Sie sehen',
    solution: 'Was wir tun',
    outcome: 'Was Sie zurückbekommen',
    items: [
      {
        icon: 'sun',
        problem: 'Der Rumpf wird matt und gelb',
        symptoms: [
          'Ein weißer Schleier, der an der Hand bleibt',
          'Gelbe Streifen unter den Speigatten',
          'Farbunterschiede hinter den Fendern',
        ],
        solution:
          'Wir nehmen die verwitterte Schicht vom Gelcoat ab, polieren in Stufen und versiegeln die Oberfläche.',
        outcome: `Ein Rumpf, in dem sich das Wasser spiegelt, mit ${GUARANTEE_YEARS.gelcoat_restoration} Jahren Garantie auf die Gelcoat-Restaurierung.`,
      },
      {
        icon: 'waves',
        problem: 'Bewuchs bremst das Boot',
        symptoms: [
          'Weniger Fahrt bei gleicher Drehzahl',
          'Ein Bart an der Wasserlinie',
          'Antifouling, das in Schuppen abblättert',
        ],
        solution: 'Wir schleifen und entkalken das Unterwasserschiff und tragen neues Antifouling auf.',
        outcome: `Ein sauberes Unterwasserschiff, Arbeitszeit ${WORK_TIMES.underwater}, bevor die Saison beginnt.`,
      },
      {
        icon: 'falling',
        problem: 'Der Wert sinkt',
        symptoms: [
          'Graues Teak mit offenen Fugen',
          'Dichtfugen, die hart sind oder sich lösen',
          'Matte Fenster, Flugrost auf Edelstahl',
        ],
        solution:
          'Wir bringen Deck, Dichtfugen, Plexiglas und Edelstahl nach einem Plan zurück, in der Reihenfolge, die am meisten bringt.',
        outcome: 'Eine Yacht, die ein Gutachter gepflegt nennt.',
      },
    ],
  },
  categories: {
    heading: 'Unsere Premium-Leistungen für Yachten',
    lead: 'Vom einzelnen Kratzer bis zur Yacht, die vom Bug bis zum Spiegel durchgesehen wird. Alles an Ihrem eigenen Liegeplatz.',
    more: 'Mehr erfahren',
    more_about: ' über',
  },
} as const satisfies Translation<typeof dutch>;
