import { BRAND_NAME } from '../../brand.ts';

/** Texts of the frame around every public page (N-001). Labels of links and buttons are verbatim from the specification. */
export const frame = {
  breadcrumb: { label: 'Kruimelpad', home: 'Home' },
  skip_link: 'Naar de inhoud',
  home_link: `${BRAND_NAME}, naar de homepagina`,
  staff: 'Inloggen voor medewerkers',
  pages: {
    home: 'Home',
    services: 'Services',
    portfolio: 'Portfolio',
    blog: 'Blog',
    about: 'Over Ons',
    contact: 'Contact',
    privacy: 'Privacy beleid',
    terms: 'Algemene voorwaarden',
    cookies: 'Cookies',
    accessibility: 'Toegankelijkheid',
    checklist: 'Yacht Care Checklist',
    unsubscribed: 'Afgemeld',
  },
  main_navigation: 'Hoofdmenu',
  consultation: 'Gratis Consultatie',
  inspection: 'Gratis Inspectie',
  /** At the foot of a phone's window. The telephone is answered day and night; `at_work` within the hours of work. */
  phone_bar: {
    name: 'Direct contact',
    call: 'Bel',
    at_work: 'nu bereikbaar',
    always: 'dag en nacht',
    whatsapp: 'WhatsApp',
    inspection: 'Inspectie',
  },
  menu: {
    open: 'Menu',
    close: 'Sluit menu',
    name: 'Menu',
    request: 'Vraag Uw Gratis Inspectie Aan',
    call: 'Bel',
    mail: 'Mail',
  },
  footer: {
    /** Between a number of years (P-009) and the year of founding: the people's years and the company's. */
    years: 'jaar expertise, bedrijf sinds',
    /** After a number of years (P-006). */
    guarantee: 'jaar garantie op gelcoatrestauratie',
    social: 'Volg ons',
    navigation: 'Navigatie',
    services: 'Diensten',
    service_names: [
      'Gelcoat Restauratie',
      'Teak Deck Renovatie',
      'Yacht Waxen & Polijsten',
      'Onderwaterschip Services',
      'Complete Yacht Detailing',
    ],
    contact: 'Contact',
    plan: 'Plan uw boot',
    contact_page: 'Werktijden en werkgebied',
    inspection: 'Plan Uw Gratis Yacht Inspectie',
    reply: 'Antwoord binnen',
    hours: 'uur',
    legal: 'Juridisch',
    founding: {
      heading: 'Founding member',
      button: 'Word Founding Member',
    },
  },
} as const;
