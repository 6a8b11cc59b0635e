import { REPLY_HOURS } from './company.ts';

/** The pages that follow on a form that was posted without JavaScript. */
export const leadResults = {
  sent: {
    title: 'Uw aanvraag is ontvangen',
    text: `Bedankt! We nemen binnen ${REPLY_HOURS} uur contact met u op. In uw mailbox vindt u een bevestiging met wat u hebt gestuurd.`,
    call: 'Liever direct iemand spreken? Bel:',
    action: 'Naar de homepagina',
  },
  signed_up: {
    title: 'U bent aangemeld',
    text: 'Bedankt voor uw aanmelding! De Yacht Care Checklist staat voor u klaar, en de link ook in uw mailbox. Onder elke nieuwsbrief kunt u zich weer afmelden.',
    call: 'Een vraag over uw boot? Bel:',
    action: 'Open de checklist',
  },
  not_sent: {
    title: 'Uw aanvraag is niet verzonden',
    text: 'Ga met de terugknop van uw browser terug naar het formulier: wat u schreef staat er nog. Controleer uw naam, uw e-mailadres en het vinkje bij de privacyverklaring, en verzend opnieuw.',
    call: 'Lukt het niet? Bel, dan noteren wij uw vraag:',
    action: 'Naar het contactformulier',
  },
} as const;

/** the page that the link in a newsletter leads to. Its button ends the subscription; opening the page ends nothing. */
export const unsubscribeQuestion = {
  title: 'Afmelden voor de nieuwsbrief',
  text: 'Met deze knop ontvangt u onze nieuwsbrief niet meer. Over een lopende aanvraag schrijven wij u nog wel.',
  call: 'Lukt het niet? Bel, dan doen wij het voor u:',
  action: 'Meld mij af',
} as const;
