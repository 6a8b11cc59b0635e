import { BRAND_NAME } from '../../brand.ts';

/** Words for the entries of the storage registry (src/site/consent/storage-registry.ts), by its ids. */
export const storage = {
  /** For names that others choose. */
  any_name: 'naam verschilt',
  columns: { name: 'Naam', purpose: 'Waarvoor', kind: 'Soort', party: 'Van wie', lifetime: 'Hoe lang' },
  audiences: { visitor: 'Bij elke bezoeker', staff: 'Alleen bij medewerkers die inloggen' },
  places: {
    cookie: 'cookie',
    local_storage: 'lokale opslag',
    session_storage: 'sessieopslag',
    indexed_db: 'database in de browser (IndexedDB)',
    cache: 'bestandenkopie (cache)',
  },
  kinds: {
    necessary: 'Noodzakelijk',
    preference: 'Voorkeur',
    analytics: 'Analytisch',
    marketing: 'Marketing',
  },
  parties: { first: BRAND_NAME, tag_manager: 'De tagmanager', google: 'Google' },
  lifetimes: {
    session: 'Tot u het tabblad sluit',
    until_sent: 'Tot het is verzonden of u het wist',
    half_year: '6 maanden',
    until_erased: 'Tot u het wist',
    until_replaced: 'Tot een nieuwe versie van de site',
    until_withdrawn: 'Tot u weigert of het wist',
    until_signed_out: 'Tot het apparaat wordt leeggemaakt',
    two_years: 'Tot u weigert, hooguit 2 jaar',
  },
  purposes: {
    consent: 'Uw keuze over meten, als het woord ‘true’ of ‘false’, zodat wij die niet steeds vragen.',
    content: 'Projecten, diensten en beelden die u al zag, om ook zonder verbinding te tonen.',
    pages:
      'Een kopie van pagina’s en beelden, zodat de site aan de steiger ook zonder verbinding te lezen is.',
    articles: 'Artikelen die u las, om ze ook zonder verbinding te kunnen lezen.',
    list_place: 'Waar u in de lijst met artikelen was, zodat u daar terugkomt.',
    forms: 'Een formulier dat u half invulde of zonder verbinding verstuurde, met de bijlagen.',
    form_marks: 'Hoeveel formulieren er wachten, welke half zijn ingevuld en wat u daarin het laatst typte.',
    captcha: 'Controle of een mens een formulier verstuurt, als reCAPTCHA aanstaat.',
    reload: 'Onthoudt dat een pagina opnieuw is geladen na een update, zodat dat niet blijft gebeuren.',
    checklist: 'Wat u op de Yacht Care Checklist hebt afgevinkt, om later verder te gaan.',
    boat_plan: 'Wat u bij Plan uw boot koos, om later verder te gaan.',
    flags:
      'Of u het menu of het portfolio gebruikte, hoe vaak en wanneer, en of u de pagina leek te verlaten.',
    tag_manager: 'Meten van het gebruik van de site, als wij een tagmanager hebben ingesteld.',
    session: 'Houdt een medewerker ingelogd en het apparaat vergrendeld als dat moet.',
    work: 'Klanten en werk van een medewerker, om zonder verbinding aan boord te kunnen werken.',
    work_marks:
      'Merktekens bij die database: dat hij er hoort te zijn, wat nog niet was opgeslagen en het moment van de laatste aanraking.',
    tab: 'Welke pagina’s van het beheer dit tabblad eerder toonde, zodat getypte tekst daarvan terugkomt.',
    admin_files: 'Een kopie van het programma voor medewerkers.',
    staff_preferences: 'Licht of donker scherm, en dat de uitnodiging om te installeren is weggeklikt.',
  },
} as const;
