/** What the legal pages share (L-002). */
export const legal = {
  contents: 'Inhoud',
  effective: 'Ingangsdatum',
  made_on: 'Opgesteld op',
  reviewed_on: 'nagezien op',
  contact: {
    name: 'Bedrijf',
    base: 'Plaats',
    address: 'Adres',
    email: 'E-mail',
    phone: 'Telefoon',
    kvk: 'KvK-nummer',
    vat: 'Btw-nummer',
    /** Shown for what the company has yet to name. */
    unknown: 'volgt nog',
  },
} as const;
