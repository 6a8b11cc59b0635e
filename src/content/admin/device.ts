/** Words about who works on this device: signing out, the PIN lock, a revoked account, work that colleagues left. */

const changes = (count: number): string => (count === 1 ? '1 wijziging' : `${count} wijzigingen`);
const photos = (count: number): string => (count === 1 ? '1 foto' : `${count} foto’s`);

interface Counts {
  readonly changes: number;
  readonly photos: number;
  readonly drafts: number;
}

/** '3 wijzigingen en 2 foto’s'; half-filled forms are named when `with_drafts`. */
function things(unsent: Counts, with_drafts = false): string {
  const drafts =
    unsent.drafts === 1 ? '1 half ingevuld formulier' : `${unsent.drafts} half ingevulde formulieren`;
  const parts = [
    ...(unsent.changes > 0 ? [changes(unsent.changes)] : []),
    ...(unsent.photos > 0 ? [photos(unsent.photos)] : []),
    ...(with_drafts && unsent.drafts > 0 ? [drafts] : []),
  ];
  return new Intl.ListFormat('nl-NL').format(parts);
}

export const deviceText = {
  things,
  sign_out: {
    title: 'Afmelden',
    close: 'Sluiten',
    cancel: 'Annuleren',
    back: 'Terug',
    unsent: (unsent: Counts) =>
      unsent.changes + unsent.photos === 1
        ? `Er is ${things(unsent)} die nog niet is verzonden.`
        : `Er zijn ${things(unsent)} die nog niet zijn verzonden.`,
    drafts: (count: number) =>
      count === 1
        ? 'Er is 1 formulier half ingevuld en niet opgeslagen.'
        : `Er zijn ${count} formulieren half ingevuld en niet opgeslagen.`,
    rejected: (count: number) =>
      count === 1
        ? 'Daarvan heeft de server er 1 niet aangenomen. Die gaat niet mee met ‘Nu verzenden’; bekijk hem achter de knop bovenin.'
        : `Daarvan heeft de server er ${count} niet aangenomen. Die gaan niet mee met ‘Nu verzenden’; bekijk ze achter de knop bovenin.`,
    held: (count: number) =>
      count === 1
        ? '1 foto hoort bij een service die nog niet is opgeslagen. Die gaat niet mee met ‘Nu verzenden’; open het formulier achter de knop bovenin en sla het op.'
        : `${photos(count)} horen bij een service die nog niet is opgeslagen. Die gaan niet mee met ‘Nu verzenden’; open het formulier achter de knop bovenin en sla het op.`,
    all_sent: 'Alles is verzonden.',
    offline: 'U bent offline. Opnieuw inloggen op dit apparaat kan pas weer met internet.',
    unreadable:
      'De opslag van dit apparaat kan niet worden gelezen. Wat er nog niet is verzonden, blijft hier vergrendeld bewaard.',
    choices: 'Wat moet er gebeuren met wat nog niet is verzonden?',
    send: {
      title: 'Nu verzenden',
      text: 'U blijft nog even ingelogd en ziet hier hoever het is.',
    },
    keep: {
      title: 'Bewaren en afmelden',
      text: (name: string) =>
        `Het blijft vergrendeld op dit apparaat bewaard. Alleen ${name} kan erbij, na opnieuw inloggen op dit apparaat; dan wordt verzonden wat kan.`,
    },
    discard: {
      title: 'Noodkopie bewaren en weggooien',
      text: 'U bewaart eerst een bestand. Daarna wordt alles van dit apparaat verwijderd.',
    },
    keep_data: 'Gegevens op dit apparaat bewaren',
    keep_data_on: 'De gegevens blijven vergrendeld staan tot u hier weer inlogt.',
    keep_data_off: 'De gegevens worden van dit apparaat verwijderd. Op de server blijft alles staan.',
    sign_out: 'Afmelden',
    progress: {
      title: 'Verzenden',
      busy: 'Wordt verzonden…',
      count: (done: number, total: number) => `${done} van ${total} verzonden`,
      done: 'Alles is verzonden. U kunt zich afmelden.',
      rest_rejected: 'De rest is verzonden. Wat de server niet aannam, staat nog op dit apparaat.',
      rest_photos:
        'De rest is verzonden. Foto’s die niet konden worden verzonden, staan nog op dit apparaat; bekijk ze achter de knop bovenin.',
      rest_held:
        'De rest is verzonden. Foto’s bij een service die nog niet is opgeslagen, staan nog op dit apparaat.',
      rest_drafts: 'Alles wat was opgeslagen, is verzonden. Wat half is ingevuld, staat nog op dit apparaat.',
    },
    cannot: {
      offline: 'Er is geen verbinding. Verzenden kan nu niet; het is op dit apparaat bewaard.',
      unreachable: 'De server is niet te bereiken. We proberen het opnieuw; het is op dit apparaat bewaard.',
      sign_in: 'Uw aanmelding is verlopen. Sluit dit venster en log eerst opnieuw in om te verzenden.',
      upgrade: 'Deze versie is te oud om te verzenden. Herlaad de pagina om bij te werken.',
      storage: 'De opslag van dit apparaat geeft een fout. Herlaad de pagina en probeer het opnieuw.',
      not_staff: 'Dit account heeft geen toegang meer. De server neemt niets meer aan.',
      unsettled:
        'De server is teruggezet vanuit een back-up en kantoor moet dat nog afronden. Uw werk is op dit apparaat bewaard.',
    },
    discarding: {
      title: 'Noodkopie bewaren en weggooien',
      step_file: '1. Bewaar het bestand',
      file: (what: string) =>
        `In het bestand staat wat nog niet is verzonden: ${what}. Kantoor kan het daarmee alsnog overnemen.`,
      save: 'Noodkopie bewaren',
      save_again: 'Nog een keer bewaren',
      saved: (name: string) => `${name} is bewaard. Kijk na of u het kunt terugvinden.`,
      changed: 'Er is intussen iets bijgekomen. Bewaar het bestand opnieuw.',
      unreadable:
        'De opslag kon niet helemaal worden gelezen. Er wordt niets weggegooid; kies Bewaren en afmelden.',
      failed: 'Het bestand kon niet worden bewaard. Er wordt niets weggegooid.',
      step_confirm: '2. Bevestig',
      confirm_label: (word: string) => `Typ ${word} om te bevestigen`,
      confirm_hint: 'Wat u weggooit, is op dit apparaat niet meer terug te halen.',
      word: 'WEGGOOIEN',
      confirm: 'Weggooien en afmelden',
    },
  },
  device: {
    open: 'Dit apparaat',
    title: 'Dit apparaat',
    close: 'Sluiten',
    back: 'Terug',
    pin: {
      title: 'Pincode',
      off: 'Legt u de tablet weg, dan vergrendelt een pincode het scherm.',
      on: 'Het scherm vergrendelt met uw pincode: na een tijd zonder aanraking, bij het openen en wanneer u dat vraagt.',
      set: 'Pincode instellen',
      change: 'Pincode wijzigen',
      remove: 'Pincode verwijderen',
      lock_now: 'Nu vergrendelen',
      idle: 'Vergrendelen na',
      minutes: (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`),
      honest:
        'De pincode vergrendelt het scherm en versleutelt niets. Wie het apparaat zelf kan ontgrendelen en er verstand van heeft, kan bij de opslag. Stel daarom ook een toegangscode in op het apparaat.',
      unsupported: 'Een pincode kan alleen op een beveiligde verbinding (https).',
      saved: 'De pincode is ingesteld.',
      removed: 'De pincode is verwijderd.',
      steps: {
        current: { title: 'Uw huidige pincode', text: 'Voer de pincode in die nu geldt.', submit: 'Verder' },
        choose: { title: 'Kies een pincode', text: '4 tot 8 cijfers.', submit: 'Verder' },
        repeat: {
          title: 'Nog een keer',
          text: 'Voer dezelfde pincode nog een keer in.',
          submit: 'Instellen',
        },
        remove: {
          title: 'Pincode verwijderen',
          text: 'Voer uw pincode in om hem te verwijderen.',
          submit: 'Verwijderen',
        },
      },
    },
    keep: {
      title: 'Na het afmelden',
      label: 'Gegevens op dit apparaat bewaren',
      text: 'Uit: bij het afmelden worden uw gegevens van dit apparaat verwijderd. Aan: ze blijven vergrendeld staan, zodat u de volgende keer sneller begint. Wat nog niet is verzonden, blijft in beide gevallen bewaard tot u zelf anders kiest.',
      failed: 'De keuze kon niet worden bewaard. De opslag van dit apparaat geeft een fout.',
    },
    left_title: 'Werk van collega’s op dit apparaat',
  },
  pin_pad: {
    field: 'Pincode',
    back: 'Laatste cijfer wissen',
    keys: 'Cijfers',
  },
  lock: {
    title: 'Vergrendeld',
    text: (name: string) => `${name} is hier aan het werk. Voer de pincode in om verder te gaan.`,
    submit: 'Ontgrendelen',
    lock_now: 'Vergrendelen',
    forgotten: 'Pincode vergeten?',
    forgotten_title: 'Pincode vergeten',
    forgotten_text:
      'Log in met uw wachtwoord; daarvoor is internet nodig. De pincode wordt dan verwijderd en u kunt een nieuwe instellen.',
    other_title: 'Wilt u met een ander account werken?',
    other_text: (name: string) =>
      `Meld ${name} af. Wat nog niet is verzonden, blijft vergrendeld op dit apparaat tot ${name} hier weer inlogt.`,
    other: 'Afmelden en bewaren',
    sign_out_failed: 'Afmelden is niet gelukt: de opslag van dit apparaat geeft een fout.',
    back: 'Terug naar de pincode',
  },
  pin_errors: {
    wrong: 'Deze pincode klopt niet.',
    tries_left: (count: number) =>
      count === 1
        ? 'Na nog 1 foute poging moet u wachten.'
        : `Na nog ${count} foute pogingen moet u wachten.`,
    wait: (time: string) => `Te vaak geprobeerd. Wacht nog ${time}.`,
    wait_whole: (time: string) => `Te vaak geprobeerd. De wachttijd is ${time}.`,
    wait_over: 'U kunt het weer proberen.',
    storage: 'De opslag van dit apparaat geeft een fout. Probeer het opnieuw.',
    unsupported: 'Een pincode kan alleen op een beveiligde verbinding (https).',
    different: 'De twee pincodes zijn niet gelijk. Kies opnieuw.',
    weak: {
      too_short: 'Een pincode heeft minstens 4 cijfers.',
      too_long: 'Een pincode heeft hoogstens 8 cijfers.',
      not_digits: 'Een pincode bestaat alleen uit cijfers.',
      too_easy: 'Deze pincode is te makkelijk te raden. Kies geen rij of herhaling.',
    },
  },
  revoked: {
    title: 'Geen toegang meer',
    text: (name: string) =>
      `Het account van ${name} heeft geen toegang meer tot het beheer. Daarom toont dit apparaat geen gegevens meer.`,
    unsent: (unsent: Counts) => {
      const one = unsent.changes + unsent.photos + unsent.drafts === 1;
      const what = things(unsent, true);
      return one
        ? `Op dit apparaat staat nog ${what} ${unsent.drafts === 1 ? 'dat' : 'die'} niet is verzonden. Het blijft hier vergrendeld bewaard; er wordt niets weggegooid.`
        : `Op dit apparaat staan nog ${what} die niet zijn verzonden. Ze blijven hier vergrendeld bewaard; er wordt niets weggegooid.`;
    },
    removed: 'Alles was verzonden. De gegevens zijn van dit apparaat verwijderd.',
    ask: 'Klopt dit niet? Vraag een beheerder om uw toegang te herstellen, of bel kantoor:',
    afterwards: 'Daarna kunt u hier weer inloggen en gaat alles verder waar het was.',
    again: 'Opnieuw inloggen',
    other: 'Met een ander account inloggen',
    failed: 'Dit is niet gelukt: de opslag van dit apparaat geeft een fout. Herlaad de pagina.',
  },
  left: {
    title: 'Niet verzonden werk op dit apparaat',
    of: (name: string, unsent: Counts) => `${name}: ${things(unsent, true)}`,
    explain:
      'Het is vergrendeld. Zodra die collega hier weer inlogt, staat het klaar en wordt verzonden wat kan. Niemand anders kan het zien.',
  },
} as const;
