import { SHADES } from '../../brand.ts';

/** Dutch texts of the rich-text editor (E-002). */
export const editorText = {
  toolbar: 'Opmaak',
  loading: 'De teksteditor wordt geladen…',
  failed: 'De teksteditor kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  /** For a screen reader, with the text field. */
  keys: 'Alt+F10 gaat naar de werkbalk, Escape terug naar de tekst.',

  controls: {
    undo: 'Ongedaan maken',
    redo: 'Opnieuw uitvoeren',
    heading: (level: number) => `Kop ${level}`,
    bold: 'Vet',
    italic: 'Cursief',
    underline: 'Onderstrepen',
    strike: 'Doorhalen',
    color: 'Tekstkleur',
    background: 'Achtergrondkleur',
    align_left: 'Links uitlijnen',
    align_center: 'Centreren',
    align_right: 'Rechts uitlijnen',
    align_justify: 'Uitvullen',
    bullet_list: 'Opsomming',
    ordered_list: 'Genummerde lijst',
    link: 'Link',
    picture: 'Afbeelding invoegen',
    html: 'HTML-blok invoegen',
    clean: 'Opmaak wissen',
  },

  colors: {
    none: 'Geen kleur',
    /** By the value that is saved. */
    names: {
      '#14201b': 'Inkt',
      '#46534c': 'Grijs',
      [SHADES[7]]: 'Groen',
      '#0b2239': 'Nachtblauw',
      '#1c5d99': 'Blauw',
      '#8a5a00': 'Oker',
      '#b3261e': 'Rood',
      '#6b3fa0': 'Paars',
    },
    backgrounds: {
      '#fff3bf': 'Lichtgeel',
      '#dff3e4': 'Lichtgroen',
      '#dcecf9': 'Lichtblauw',
      '#fde2df': 'Lichtrood',
      '#ece6f7': 'Lichtpaars',
      '#e9eeea': 'Lichtgrijs',
    },
  },

  link: {
    address: 'Adres',
    hint: 'Bijvoorbeeld https://… of /contact',
    invalid: 'Dit adres kan niet. Begin met https://, mailto:, tel: of /.',
    save: 'Link opslaan',
    remove: 'Link verwijderen',
  },

  picture: {
    title: 'Afbeelding',
    alt: 'Beschrijving voor wie de afbeelding niet ziet',
    alt_missing: 'Beschrijf de afbeelding, of kies ‘Decoratief’.',
    /** On the picture itself. */
    without_alt: 'Zonder beschrijving',
    decorative: 'Decoratief: de afbeelding voegt niets toe aan de tekst',
    caption: 'Bijschrift',
    width: 'Breedte in pixels',
    narrower: 'Smaller',
    wider: 'Breder',
    alignment: 'Plaats van de afbeelding',
    align: { left: 'Links', center: 'Centreren', right: 'Rechts' },
    remove: 'Afbeelding verwijderen',
    unseen:
      'Deze afbeelding kan nu niet worden getoond. Zonder verbinding is dat gewoon; blijft het zo, verwijder haar dan en kies haar opnieuw.',
    selected: 'Afbeelding geselecteerd. Enter opent de instellingen, Delete verwijdert.',
  },

  /** In place of a picture that was not taken over (of another site, or refused). */
  missing_picture: {
    title: 'Afbeelding niet overgenomen',
    unseen: 'Bezoekers zien hier niets. Kies een bestand, of verwijder deze plek.',
    adding: 'Afbeelding wordt toegevoegd…',
    choose: 'Kies een bestand',
    remove: 'Verwijderen',
    cancel: 'Annuleren',
    selected: 'Afbeelding niet overgenomen. Enter kiest een bestand, Delete verwijdert deze plek.',
    failed: 'De afbeelding kon niet worden toegevoegd. Kies haar opnieuw.',
    too_slow: 'Het toevoegen van de afbeelding duurde te lang. Kies haar opnieuw, of een kleinere.',
  },

  html_block: {
    title: 'HTML-blok',
    edit: 'Bewerken',
    empty: 'Zonder tekst',
    selected: 'HTML-blok geselecteerd. Enter bewerkt, Delete verwijdert.',
  },
} as const;
