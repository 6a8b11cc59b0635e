import { BRAND_NAME } from '../../brand.ts';

/** Words of the screen 'Synchronisatie'. */

const count = (amount: number, one: string, many: string): string =>
  amount === 1 ? `1 ${one}` : `${amount.toLocaleString('nl-NL')} ${many}`;

export const syncCenter = {
  /** Half-filled forms whose client or other row is gone: no screen opens them any more. */
  drafts: {
    title: 'Half ingevuld, niet meer te openen',
    intro:
      'Dit was nog niet opgeslagen toen werd verwijderd of gekozen waar het bij hoorde. Het staat alleen op dit apparaat.',
    kinds: {
      client: 'Formulier van een klant',
      client_notes: 'Notities bij een klant',
      service: 'Formulier van een service',
      site: 'Formulier van de website',
      post: 'Artikel van de blog',
      contact: 'Notities bij een aanvraag',
      founding_member: 'Notities bij een founding member',
      subscription: 'Notities bij een inschrijving',
      rejected: 'Aanpassing van een niet aangenomen wijziging',
      conflict: 'Samengevoegde tekst',
    },
    other: 'Formulier',
    copy: (what: string, when: string) => `Tekst kopiëren: ${what}, ${when}`,
    discard: (what: string, when: string) => `Weggooien: ${what}, ${when}`,
    question: 'Half ingevuld formulier weggooien',
    question_text: 'Wat hier is ingevuld, staat nergens anders. Weggegooid is het voorgoed weg.',
    copy_failed: 'Kopiëren lukt niet in deze browser. Selecteer de tekst hierboven.',
  },

  changes: {
    title: 'Wijzigingen',
    export_all: 'Noodkopie bewaren',
    exported: (photos: number) =>
      photos === 0
        ? 'Noodkopie bewaard. De wijzigingen blijven ook hier staan.'
        : `Noodkopie bewaard, met ${count(photos, 'foto', 'foto’s')} in het bestand. Alles blijft ook hier staan.`,
    exported_partly:
      'Noodkopie bewaard, maar niet volledig: een deel van de opslag kon niet worden gelezen en ontbreekt in het bestand.',
  },
  device: {
    title: 'Dit apparaat',
    tab: 'Dit tabblad',
    leads: 'verzendt en haalt op',
    follows: 'kijkt mee; een ander tabblad verzendt',
    diagnosis: 'Diagnose',
    diagnosis_text:
      'Voor hulp op afstand: hoe het met de synchronisatie staat, hoe snel het gaat en welke fouten er waren. Er staan geen namen, notities of bedragen in.',
    download: 'Diagnose downloaden',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    copy_failed: 'Kopiëren lukt niet in deze browser. Download de diagnose.',
  },
} as const;

const rows = (amount: number): string => count(amount, 'regel', 'regels');

/** Words for making and restoring a backup. */
export const backupText = {
  title: 'Back-up',
  text: 'Eén bestand met alles wat op dit apparaat staat, ook wat nog niet is verzonden. Bewaar het op een veilige plek: er staan persoonsgegevens in. Foto’s zelf zitten er niet in. Terugzetten kan voor klanten en services; de inhoud van de website staat er alleen in om na te lezen.',
  make: 'Back-up maken',
  restore: 'Back-up terugzetten',
  cancel: 'Annuleren',
  making: (done: number, of: number) => `${done.toLocaleString('nl-NL')} van ${rows(of)} geschreven`,
  made: (amount: number, size: string) => `Back-up gedownload: ${rows(amount)}, ${size}.`,
  make_cancelled: 'De back-up is afgebroken; er is niets bewaard.',
  make_failed:
    'De opslag van dit apparaat kon niet worden gelezen. Herlaad de pagina en probeer het opnieuw.',
  choose_file: 'Back-upbestand kiezen',
  dialog: {
    title: 'Back-up terugzetten',
    close: 'Sluiten',
    checking: (done: number, of: number) => `${done.toLocaleString('nl-NL')} van ${rows(of)} gecontroleerd`,
    checking_start: 'Het bestand wordt gecontroleerd…',
    refused: 'Dit bestand kan niet worden teruggezet',
    faults: {
      foreign: `Dit is geen back-up van ${BRAND_NAME}.`,
      newer: 'Deze back-up is met een nieuwere versie gemaakt. Herlaad de pagina en probeer het opnieuw.',
      damaged: 'Het bestand is beschadigd of niet volledig.',
      incomplete: 'Het bestand is niet volledig: het einde ontbreekt.',
    },
    storage: 'De opslag van dit apparaat geeft een fout. Er is niets meer teruggezet.',
    made_by: (name: string, when: string) => `Gemaakt door ${name}, ${when}.`,
    warnings: {
      other_company: 'Deze back-up is van een ander bedrijf.',
      other_epoch:
        'Deze back-up komt van een andere server, of van vóór een herstel van de server. Kijk goed naar de verschillen.',
      other_build: 'Deze back-up is met een andere versie gemaakt. Velden die hier niet bestaan, vervallen.',
    },
    dry_run: 'Er is nog niets veranderd. Kies wat u wilt terugzetten.',
    columns: { table: 'Wat', equal: 'Gelijk', missing: 'Ontbreekt hier', different: 'Verschilt' },
    deleted: (amount: number) =>
      `${count(amount, 'regel is', 'regels zijn')} hier definitief verwijderd. Een bevestigde verwijdering is definitief: ${amount === 1 ? 'die komt' : 'die komen'} niet terug.`,
    withdrawn: (amount: number) =>
      `${count(amount, 'regel is', 'regels zijn')} niet verwijderd, maar voor u niet meer te zien. ${amount === 1 ? 'Die staat' : 'Die staan'} nog op de server en ${amount === 1 ? 'wordt' : 'worden'} niet teruggezet.`,
    orphaned: (amount: number) =>
      `${count(amount, 'service hoort', 'services horen')} bij een klant die hier niet is en ook niet in de back-up.`,
    unreadable: (amount: number) =>
      `${count(amount, 'regel is', 'regels zijn')} onleesbaar en ${amount === 1 ? 'blijft' : 'blijven'} achter.`,
    nothing: 'Alles uit de back-up staat hier al. Er valt niets terug te zetten.',
    missing_title: 'Ontbreekt hier',
    missing_choice: (table: string, amount: number) =>
      `${table}: ${count(amount, 'ontbrekende regel', 'ontbrekende regels')} terugzetten`,
    missing_look: 'Bekijk wat ontbreekt',
    missing_first: (shown: number, amount: number) =>
      `De eerste ${shown} van ${amount.toLocaleString('nl-NL')}.`,
    different_title: 'Verschilt',
    different_text:
      'Kies per veld of de waarde uit de back-up terug moet. Wat hier later is gewijzigd, staat uit.',
    newer_here: 'hier later gewijzigd',
    from_backup: 'in de back-up:',
    here: 'hier:',
    choose_all: 'Alles kiezen',
    choose_none: 'Niets kiezen',
    more: (amount: number) => `Nog ${count(amount, 'verschil', 'verschillen')} tonen`,
    apply: (amount: number) =>
      amount === 0 ? 'Terugzetten' : `${count(amount, 'regel', 'regels')} terugzetten`,
    how: 'Terugzetten maakt gewone wijzigingen: ze worden verzonden en zijn voor iedereen te zien. Wijzigt een collega intussen hetzelfde veld, dan blijven beide versies bewaard. Een notitie die ontbrak, komt op uw naam te staan, met de dag waarop zij is geschreven.',
    restoring: (done: number, of: number) => `${done.toLocaleString('nl-NL')} van ${rows(of)} teruggezet`,
    stop: 'Stoppen',
    done_title: 'Teruggezet',
    stopped_title: 'Gestopt',
    done: (added: number, changed: number) =>
      `${count(added, 'regel', 'regels')} toegevoegd, ${count(changed, 'regel', 'regels')} gewijzigd. Ze worden nu verzonden.`,
    stopped: 'Wat al was teruggezet, blijft staan. Kies het bestand opnieuw om verder te gaan.',
    ready: 'Klaar',
  },
} as const;
