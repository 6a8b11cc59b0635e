import { REPLY_HOURS } from '../company.ts';

/** Texts of the forms that no page holds: they are loaded with the first focus of a form, or with the strip of queued forms. */
export const formsLater = {
  /** */
  kept: 'Uw aanvraag is op dit apparaat bewaard en wordt verzonden zodra u weer verbinding heeft.',
  kept_busy: 'Uw aanvraag is op dit apparaat bewaard en wordt over enkele minuten vanzelf verzonden.',
  /** Under the sentence about a server that failed. */
  kept_failed: 'Uw aanvraag is op dit apparaat bewaard en wordt vanzelf opnieuw verzonden.',
  /** What was kept went by itself. */
  sent_later: 'Uw aanvraag is verzonden.',
  restored: 'Wat u eerder invulde staat er nog.',
  unstored:
    'Dit apparaat kan uw tekst niet goed bewaren. Verstuur het formulier voordat u deze pagina sluit.',
  reopened:
    'Dit formulier is niet aangenomen. Pas het aan en verstuur het opnieuw; tot dan blijft het op dit apparaat bewaard.',
  /** F-033. */
  sent: 'Bedankt! We nemen binnen 24 uur contact met u op.',
  /** The panel beside that sentence, which stays. */
  thanks: {
    heading: 'Uw aanvraag is ontvangen',
    reply_hours: REPLY_HOURS,
    answer: (moment: string) => `U krijgt antwoord vóór ${moment}.`,
    confirmation: (email: string) => `Een bevestiging gaat naar ${email}.`,
  },
  attachments: {
    /** The name of a file that was chosen without one. */
    unnamed: 'bestand',
    reading: 'Bestanden worden klaargezet.',
    not_kept: 'Dit bestand kon niet worden bewaard.',
    removed: (name: string) => `${name} gaat niet mee.`,
  },
  /** The guide through three photos. */
  photos: {
    free: 'U kunt een stap overslaan; de volgorde is vrij.',
    /** How many of the photos were chosen. */
    progress: (chosen: number, all: number) => `${chosen} van ${all}`,
    choose: 'Foto maken of kiezen',
    replace: 'Vervangen',
    remove: 'Verwijderen',
    chosen: (title: string) => `Uw foto: ${title}`,
    no_preview: 'Gekozen. Uw browser kan deze foto niet tonen.',
    no_photo: 'Kies hier een foto. Een pdf voegt u hieronder toe.',
    /** The slug is what the office sees as the name of the file, whatever the language of the page. */
    steps: {
      hull: {
        slug: 'romp-zonzijde',
        title: 'Romp aan de zonzijde',
        text: 'Fotografeer de volle lengte van de kant waar de zon op staat: doffe plekken en krassen vallen dan op.',
      },
      waterline: {
        slug: 'waterlijn',
        title: 'Waterlijn',
        text: 'Ga dichtbij en laat de strook vlak boven en onder het water zien, met aanslag en aangroei.',
      },
      deck: {
        slug: 'dek',
        title: 'Dek',
        text: 'Kijk vanuit de kuip naar voren en breng naden, luiken en verweerde plekken in beeld.',
      },
    },
  },
  contact: {
    like: 'Zoals project',
    count: 'Aantal',
    indication: 'Prijsindicatie',
    plan: 'Mijn plan',
  },
  newsletter: {
    /** F-082. */
    sent: 'Bedankt voor uw aanmelding!',
    sent_later: 'Uw aanmelding is verzonden.',
  },
  queue: {
    one: '1 formulier wacht op verzending.',
    /** After a number. */
    more: 'formulieren wachten op verzending.',
    file_one: '1 bestand wordt nog verzonden.',
    /** After a number. */
    file_more: 'bestanden worden nog verzonden.',
    files_refused: 'Een bestand kon niet worden verzonden.',
    refused_one: '1 formulier is niet aangenomen.',
    /** After a number. */
    refused_more: 'formulieren zijn niet aangenomen.',
    open: 'Bekijk',
    heading: 'Wacht op verzending',
    explained: 'Deze formulieren staan alleen op dit apparaat. Ze worden vanzelf verzonden zodra dat kan.',
    explained_refused:
      'Deze formulieren staan alleen op dit apparaat. Wat niet is aangenomen, past u aan en verstuurt u opnieuw.',
    explained_files:
      'Uw aanvraag is ontvangen. Deze bestanden worden vanzelf nagestuurd zodra dat kan, ook als u deze pagina sluit.',
    /** The state of a form that the server has. */
    taken: 'Ontvangen',
    send: 'Nu verzenden',
    remove: 'Verwijderen',
    change: 'Aanpassen',
    close: 'Sluit',
    sending: 'Bezig met versturen...',
    all_sent: 'Alles is verzonden.',
    files: { one: '1 bestand', more: 'bestanden' },
    kinds: {
      contact: 'Aanvraag inspectie',
      consultation: 'Aanvraag consultatie',
      'founding-member': 'Aanmelding founding member',
      newsletter: 'Aanmelding nieuwsbrief',
    },
    troubles: {
      none: 'Wordt zo verzonden',
      offline: 'Geen verbinding',
      busy: 'Wordt over enkele minuten opnieuw geprobeerd',
      server: 'Versturen lukte nog niet, wij proberen het opnieuw',
      refused: 'Niet aangenomen',
    },
  },
} as const;
