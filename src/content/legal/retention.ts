import { RETENTION } from '../company.ts';

/** How long data are kept, as the privacy policy says, and who removes them: the server each night, or people. */
export const RETENTION_TERMS = [
  {
    name: 'Aanvraag zonder opdracht',
    text: `${RETENTION.leads} na ons laatste contact.`,
    removed_by: 'server',
  },
  {
    name: 'Klant, boot en werk',
    text: `${RETENTION.clients} na de laatste opdracht, zodat garantie en geschiedenis na te slaan zijn.`,
    removed_by: 'office',
  },
  {
    name: 'Rekeningen',
    text: `${RETENTION.bills}, de termijn van de Belastingdienst.`,
    removed_by: 'office',
  },
  {
    name: 'Nieuwsbrief',
    text: `Tot u zich afmeldt. Dat u zich afmeldde, onthouden wij, zodat u geen mail meer krijgt. Een aanmelding die niet wordt bevestigd, wissen wij na ${RETENTION.newsletter_signups}.`,
    removed_by: 'server',
  },
  { name: 'Metingen', text: `Ten hoogste ${RETENTION.measurements}.`, removed_by: 'server' },
] as const;
