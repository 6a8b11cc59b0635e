/** Words of the admin's frame. Specified strings stay in their own language. */
export const adminShell = {
  /** */
  loading: 'Loading admin portal...',
  /** G-017: one generic title for every admin page. */
  document_title: 'Havenglans beheer',
  brand: 'Havenglans',
  brand_suffix: 'beheer',
  menu: {
    landmark: 'Hoofdmenu',
    open: 'Menu openen',
    close: 'Menu sluiten',
    /** names of the screens as specified. */
    clients: 'Client Management',
    site: 'Site-inhoud',
    sync: 'Synchronisatie',
    account: 'Uw account',
    /** Beside 'Synchronisatie': what there waits for a person. */
    to_settle: (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(', '),
  },
  user: {
    /** the block's label in the specification. */
    label: 'Admin',
    roles: { admin: 'Beheerder', technician: 'Monteur' },
    sign_out: 'Afmelden',
    change_password: 'Wachtwoord wijzigen',
  },
  display: {
    label: 'Weergave',
    light: 'Licht',
    dark: 'Donker',
    auto: 'Zoals het apparaat',
  },
  skip_to_content: 'Naar de inhoud',
  screen_failed: {
    title: 'Dit scherm kon niet worden getoond.',
    body: 'Uw gegevens staan veilig op dit apparaat. Probeer het opnieuw; blijft het misgaan, herlaad dan de pagina.',
    retry: 'Opnieuw proberen',
    reload: 'Herladen',
  },
  /** The database of this device does not do what it must (StoreFault). */
  storage: {
    title: 'Opslaan op dit apparaat lukt niet',
    unopened_title: 'De opslag van dit apparaat gaat niet open',
    newer_title: 'Er is een nieuwere versie',
    connection_lost:
      'De verbinding met de opslag van dit apparaat is verbroken. Wat u invulde staat nog op het scherm. Herlaad de pagina en sla opnieuw op.',
    quota:
      'De opslag van dit apparaat is vol. Wat u invulde staat nog op het scherm. Maak ruimte vrij en sla opnieuw op.',
    blocked: 'Een ander tabblad houdt de opslag bezet. Sluit de andere tabbladen van Havenglans en herlaad.',
    newer_version: 'Op dit apparaat is al een nieuwere versie geopend. Herlaad om verder te werken.',
    broken:
      'De opslag van dit apparaat geeft een fout. Wat al was opgeslagen, is niet gewist. Herlaad de pagina; blijft het misgaan, bel dan kantoor.',
    evicted_title: 'De browser heeft de gegevens van dit apparaat gewist',
    evicted:
      'Alles wat was verzonden, wordt nu opnieuw opgehaald. Wat nog niet was verzonden, staat hier niet meer. Zet Havenglans op het beginscherm: dan blijft de opslag beter bewaard.',
    /** In the form whose save failed. */
    in_form:
      'Opslaan op dit apparaat lukt niet. Wat u invulde blijft hier staan; download het om niets kwijt te raken.',
    download: 'Download als JSON',
    downloaded: 'Gedownload. Bewaar het bestand of stuur het naar kantoor.',
    downloaded_partly:
      'Gedownload: wat op het scherm stond. Een deel van de opslag kon niet worden gelezen en ontbreekt.',
    reload: 'Herladen',
    dismiss: 'Melding sluiten',
  },
} as const;
