import { BRAND_NAME } from '../brand.ts';
import { ADMIN_TITLE } from './admin-title.ts';

/** Texts of the installed app: manifest, update prompt and install hint. */
export const pwa = {
  manifest: {
    name: ADMIN_TITLE,
    short_name: BRAND_NAME,
    description: `Klanten, jachten en werk van ${BRAND_NAME}, ook zonder verbinding.`,
    shortcuts: { clients: 'Klanten', new_client: 'Nieuwe klant' },
    screenshots: { wide: 'Klanten met hun jachten en uitgevoerd werk', narrow: 'Klanten op de telefoon' },
  },
  update: {
    available: 'Er is een nieuwe versie.',
    accept: 'Nu bijwerken',
    applying: 'Bezig met bijwerken…',
    later: 'Later',
    sending: 'Kan zodra alle wijzigingen zijn verzonden.',
    applied: 'De app is bijgewerkt in een ander tabblad. Laad dit tabblad opnieuw als u klaar bent.',
    reload: 'Laad opnieuw',
  },
  install: {
    text: `Zet ${BRAND_NAME} op uw beginscherm`,
    accept: 'Installeer',
    how: 'Laat zien hoe',
    dismiss: 'Niet nu',
    sheet: {
      title: `Zet ${BRAND_NAME} op uw beginscherm`,
      steps_ios: [
        'Tik op Deel: het vierkant met de pijl omhoog, boven of onder in het scherm.',
        'Kies ‘Zet op beginscherm’. Ziet u het niet, schuif de lijst dan omhoog.',
        `Tik op ‘Voeg toe’ en open ${BRAND_NAME} voortaan vanaf het beginscherm.`,
      ],
      note: 'Log daarna één keer in met verbinding, dan staat alles klaar voor gebruik zonder verbinding.',
      close: 'Sluit',
    },
  },
} as const;
