import { REPLY_HOURS, RETENTION } from './company.ts';

/** The pages that follow on a form that was posted without JavaScript, and on a link in a mail. */
export const leadResults = {
  sent: {
    title: 'Uw aanvraag is ontvangen',
    text: `Bedankt! We nemen binnen ${REPLY_HOURS} uur contact met u op. In uw mailbox vindt u een bevestiging.`,
    call: 'Liever direct iemand spreken? Bel:',
    action: 'Naar de homepagina',
  },
  to_confirm: {
    title: 'Nog één klik in uw mailbox',
    text: 'Bedankt voor uw aanmelding! Wij sturen u een e-mail met een link. Pas als u daarmee bevestigt dat het adres van u is, ontvangt u onze nieuwsbrief. De Yacht Care Checklist staat al voor u klaar.',
    call: 'Geen e-mail ontvangen? Kijk ook bij ongewenste e-mail, of bel:',
    action: 'Open de checklist',
  },
  signed_up: {
    title: 'U bent aangemeld',
    text: 'Bedankt voor uw aanmelding! De Yacht Care Checklist staat voor u klaar, en de link ook in uw mailbox. Onder elke nieuwsbrief kunt u zich weer afmelden.',
    call: 'Een vraag over uw boot? Bel:',
    action: 'Open de checklist',
  },
  link_expired: {
    title: 'Deze link werkt niet meer',
    text: `Een link om uw aanmelding te bevestigen werkt ${RETENTION.newsletter_signups} en maar één keer. Meldt u zich onderaan de site opnieuw aan, dan sturen wij u een nieuwe.`,
    call: 'Lukt het niet? Bel, dan helpen wij u verder:',
    action: 'Naar de homepagina',
  },
  not_sent: {
    title: 'Uw aanvraag is niet verzonden',
    text: 'Ga met de terugknop van uw browser terug naar het formulier: wat u schreef staat er nog. Controleer uw naam, uw e-mailadres en het vinkje bij de privacyverklaring, en verzend opnieuw.',
    call: 'Lukt het niet? Bel, dan noteren wij uw vraag:',
    action: 'Naar het contactformulier',
  },
  unsubscribed_before: {
    title: 'Deze link is opgebruikt',
    text: 'Met deze link is al afgemeld: op dit adres ontvangt u onze nieuwsbrief niet meer, u hoeft niets te doen. Krijgt u er toch nog een, gebruik dan de link daarin.',
    call: 'Komt hij toch? Bel, dan melden wij u af:',
    action: 'Naar de homepagina',
  },
} as const;

/** the page that the link in a newsletter leads to. Its button ends the subscription; opening the page ends nothing. */
export const unsubscribeQuestion = {
  title: 'Afmelden voor de nieuwsbrief',
  text: 'Met deze knop ontvangt u onze nieuwsbrief niet meer. Over een lopende aanvraag schrijven wij u nog wel.',
  call: 'Lukt het niet? Bel, dan doen wij het voor u:',
  action: 'Meld mij af',
} as const;

/** the page that the link in the mail to a new reader leads to. Its button confirms; opening the page changes nothing. */
export const confirmQuestion = {
  title: 'Bevestig uw aanmelding',
  text: 'Met deze knop bevestigt u dat u onze nieuwsbrief wilt ontvangen. Hebt u zich niet aangemeld? Sluit dan deze pagina: zonder bevestiging sturen wij u niets.',
  call: 'Lukt het niet? Bel, dan helpen wij u verder:',
  action: 'Bevestig mijn aanmelding',
} as const;
