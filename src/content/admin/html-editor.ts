/** Texts of the editor for HTML blocks of an article. Strings that the specification quotes are as it gives them. */

const times = (count: number, one: string, more: string): string => (count === 1 ? one : `${count} ${more}`);

export const htmlEditorText = {
  /** E-020. */
  title: 'HTML/CSS Premium Editor',
  code: 'HTML en CSS',
  new_block: 'Nieuw blok',
  edited_block: (number: number) => `Blok ${number} bewerken`,
  buttons: {
    preview: 'Preview',
    save: 'Opslaan',
    insert: 'Invoegen',
    cancel: 'Annuleren',
    insert_and_close: 'Invoegen & Sluiten',
  },

  preview: {
    label: 'Voorbeeld',
    frame: 'Het blok zoals bezoekers het zien',
    empty: 'Typ of plak HTML en CSS; hier staat wat bezoekers ervan zien.',
    loading: 'Voorbeeld laden…',
    failed: 'Het voorbeeld kon niet worden geladen. Zorg één keer voor verbinding en open het opnieuw.',
  },

  messages: {
    /** E-025. */
    no_handler: 'Direct publishing is not enabled for this editor',
    not_ready: 'De tekst van het artikel is nog niet geladen. Uw code blijft staan; probeer het zo opnieuw.',
    nothing_allowed:
      'Van deze code blijft niets over dat bezoekers kunnen zien. Wat u typte, staat hier nog; pas het aan.',
    too_long: 'Deze code is te lang voor één artikel. Wat u typte, staat hier nog; maak haar korter.',
    not_cleaned:
      'Het onderdeel dat code veilig maakt, kon niet worden geladen. Uw code blijft staan; zorg voor verbinding en probeer het opnieuw.',
    saved: 'Blok opgeslagen in het artikel.',
    inserted: 'Blok ingevoegd in de tekst.',
    changed: 'Blok bijgewerkt.',
    deleted: 'Blok verwijderd.',
    moved: (number: number) => `Blok staat nu op plaats ${number}.`,
  },

  removed: {
    title: 'Dit wordt eruit gehaald',
    nothing: 'Alles in deze code mag op de site.',
    /** By kind, with how often. */
    kinds: {
      script: (count: number) => times(count, 'Een script', 'scripts'),
      handler: (count: number) =>
        times(count, 'Een opdracht bij een klik of ander moment', 'opdrachten bij een klik of ander moment'),
      form: (count: number) => times(count, 'Een onderdeel van een formulier', 'onderdelen van formulieren'),
      frame: (count: number) => times(count, 'Een venster van een andere site', 'vensters van andere sites'),
      drawing: (count: number) =>
        times(count, 'Een tekening in code (SVG of formule)', 'tekeningen in code (SVG of formule)'),
      head: (count: number) => times(count, 'Een regel voor de hele pagina', 'regels voor de hele pagina'),
      media: (count: number) => times(count, 'Een video of geluid', 'delen van video of geluid'),
      picture: (count: number) =>
        times(count, 'Een afbeelding met een adres dat niet kan', 'afbeeldingen met een adres dat niet kan'),
      foreign_picture: (count: number) =>
        times(
          count,
          'Een afbeelding van een andere site: bezoekers zien die niet',
          'afbeeldingen van andere sites: bezoekers zien die niet',
        ),
      address: (count: number) => times(count, 'Een link die niet mag', 'links die niet mogen'),
      style: (count: number) => times(count, 'Een stijlregel die niet mag', 'stijlregels die niet mogen'),
      element: (count: number) =>
        times(
          count,
          'Een element dat niet mag; de tekst erin blijft',
          'elementen die niet mogen; de tekst erin blijft',
        ),
      attribute: (count: number) => times(count, 'Een kenmerk dat niet mag', 'kenmerken die niet mogen'),
      comment: (count: number) => times(count, 'Commentaar', 'keer commentaar'),
    },
  },

  list: {
    /** E-021. */
    title: (count: number) => `HTML-blokken (${count})`,
    none: 'Dit artikel heeft nog geen HTML-blokken.',
    block: (number: number) => `Blok ${number}`,
    without_text: 'Zonder tekst',
    show: (number: number) => `Voorbeeld van blok ${number}`,
    edit: 'Bewerken',
    edit_of: (number: number) => `Blok ${number} bewerken`,
    delete: 'Verwijderen',
    delete_of: (number: number) => `Blok ${number} verwijderen`,
    up_of: (number: number) => `Blok ${number} naar voren`,
    down_of: (number: number) => `Blok ${number} naar achteren`,
    frame: (number: number) => `Blok ${number} zoals bezoekers het zien`,
    made: (day: string) => `gemaakt op ${day}`,
  },

  confirm: {
    delete_title: 'HTML blok verwijderen',
    /** E-026. */
    delete: 'Weet u zeker dat u dit HTML blok wilt verwijderen?',
    delete_yes: 'Verwijderen',
    discard_title: 'Code weggooien',
    discard: 'De code die u typte, staat nog niet in het artikel.',
    discard_yes: 'Weggooien',
  },

  /** In the form, when the editor was closed with code in it. */
  unfinished: {
    text: 'In de HTML-editor staat code die nog niet in het artikel staat.',
    open: 'Verder',
    discard: 'Weggooien',
  },
} as const;
