import { BRAND_NAME } from '../../brand.ts';

/** Words of the admin's frame. Specified strings stay in their own language. */
export const adminShell = {
  /** */
  loading: 'Loading admin portal...',
  /** What is made anew after an update, before the screens open. */
  rebuilding: {
    client_figures: 'Cijfers opnieuw tellen …',
    client_contacts: 'Adressen en nummers opnieuw ordenen …',
    post_figures: 'Artikelen opnieuw nakijken …',
    request_answers: 'Antwoordtijden opnieuw tellen …',
  },
  /** G-017: one generic title for every admin page. */
  document_title: `${BRAND_NAME} beheer`,
  brand: BRAND_NAME,
  brand_suffix: 'beheer',
  menu: {
    landmark: 'Hoofdmenu',
    open: 'Menu openen',
    close: 'Menu sluiten',
    /** names of the screens as specified. */
    dashboard: 'Dashboard',
    blog: 'Blog Management',
    requests: 'Customer Management',
    today: 'Vandaag',
    clients: 'Client Management',
    site: 'Site-inhoud',
    sync: 'Synchronisatie',
    settings: 'Settings',
    account: 'Uw account',
    /** Beside 'Blog Management'. */
    posts: (count: number) => (count === 1 ? '1 artikel' : `${count.toLocaleString('nl-NL')} artikelen`),
    /** Beside 'Synchronisatie': what there waits for a person. */
    to_settle: (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(', '),
  },
  user: {
    /** the label in the specification of an admin's block. */
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
} as const;
