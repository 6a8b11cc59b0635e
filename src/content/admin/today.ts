/** Dutch texts of 'Vandaag', the day of a technician. */

const photos = (n: number): string => (n === 1 ? '1 foto' : `${n.toLocaleString('nl-NL')} foto’s`);

export const todayText = {
  overdue: 'Te laat',
  today: 'Vandaag',
  tomorrow: 'Morgen',
  unassigned: 'Zonder monteur',
  others: (n: number) => `Van collega’s (${n.toLocaleString('nl-NL')})`,
  more_overdue: (n: number) =>
    n === 1 ? 'Nog 1 service is te laat.' : `Nog ${n.toLocaleString('nl-NL')} services zijn te laat.`,
  count: (n: number) => (n === 1 ? '1 service' : `${n.toLocaleString('nl-NL')} services`),
  nothing_today: 'Voor vandaag staat niets meer open.',
  nothing_tomorrow: 'Voor morgen is nog niets gepland.',
  loading: 'De dag wordt gelezen',
  unreadable: 'De dag kan niet worden gelezen',

  card: {
    any_time: 'Tijd in overleg',
    /** '09:00 tot 10:30', spoken and shown. */
    from_to: (from: string, to: string) => `${from} – ${to}`,
    minutes: (n: number) => (n < 60 ? `${n} min` : null),
    hours: (hours: number, minutes: number) =>
      minutes === 0 ? `${hours} uur` : `${hours} uur ${minutes} min`,
    unknown_client: 'Klant nog niet op dit apparaat',
    no_location: 'Geen ligplaats vermeld',
    no_phone: 'Geen telefoonnummer',
    call: (name: string, phone: string) => `Bel ${name}, ${phone}`,
    route: 'Route',
    route_to: (place: string) => `Route naar ${place}, opent Google Maps`,
    open_client: (name: string) => `Open ${name}`,
    begin: 'Begin met foto’s',
    go_on: 'Verder met foto’s',
    finish: 'Afronden',
    action_for: (action: string, what: string) => `${action}: ${what}`,
    task: 'Opdracht',
    access: 'Over deze klant',
    last_notes: 'Laatste notities',
  },

  empty: {
    title: 'Een rustige dag',
    text: 'Er is niets te laat, en vandaag en morgen staat niets gepland.',
    action: 'Naar de klanten',
    syncing_title: 'De dag wordt opgehaald',
    syncing_text: 'Dit gebeurt één keer op dit apparaat. Daarna staat alles ook zonder verbinding klaar.',
    offline_title: 'Nog niets op dit apparaat',
    offline_text: 'Dit apparaat is nog niet met de server verbonden geweest. Maak één keer verbinding.',
  },

  /** Whether the photos of earlier work are on this device before it goes offline. */
  photos: {
    label: 'Foto’s van eerdere services',
    here: (wanted: number) =>
      `Foto’s staan op dit apparaat (${wanted.toLocaleString('nl-NL')} van ${wanted.toLocaleString('nl-NL')})`,
    none: 'Er zijn nog geen foto’s van deze klanten',
    fetching: (missing: number) => `Nog ${photos(missing)} halen`,
    /** They come by themselves over another connection than this one. */
    via_wifi: (missing: number) => `Nog ${photos(missing)}, vanzelf via wifi`,
    saving: (missing: number) => `Nog ${photos(missing)}, niet vanzelf door databesparing`,
    /** More than is fetched ahead. */
    by_hand: (missing: number) => `Nog ${photos(missing)}, te veel om vanzelf op te halen`,
    offline: (missing: number) =>
      missing === 1 ? 'Offline: 1 foto ontbreekt' : `Offline: ${photos(missing)} ontbreken`,
    fetch: 'Nu ophalen',
    no_room: (missing: number) => `Op dit apparaat is geen ruimte voor nog ${photos(missing)}`,
    failed: (missing: number) =>
      missing === 1 ? '1 foto kon niet worden opgehaald' : `${photos(missing)} konden niet worden opgehaald`,
  },
} as const;
