/** Dutch texts of the field for HTML and CSS. */
export const codeEditorText = {
  loading: 'De code-editor wordt geladen…',
  /** Under the field: Tab indents, so the way out is told (WCAG 2.1.2). */
  keys: 'Tab springt in. Met Escape en daarna Tab verlaat u het veld. Zoeken: Ctrl+F.',
  leaving: 'Tab gaat nu naar het volgende onderdeel. Typen zet inspringen weer aan.',

  /** By CodeMirror's own English phrase. */
  phrases: {
    Find: 'Zoeken',
    Replace: 'Vervangen door',
    next: 'Volgende',
    previous: 'Vorige',
    all: 'Alle',
    'match case': 'Hoofdlettergevoelig',
    regexp: 'Reguliere expressie',
    'by word': 'Hele woorden',
    replace: 'Vervang',
    'replace all': 'Vervang alle',
    close: 'Sluiten',
    'current match': 'Huidig resultaat',
    'replaced match on line $': 'Resultaat op regel $ vervangen',
    'replaced $ matches': '$ resultaten vervangen',
    'on line': 'op regel',
    to: 'tot',
    'Go to line': 'Ga naar regel',
    go: 'Ga',
    'Control character': 'Stuurteken',
    'Selection deleted': 'Selectie verwijderd',
  },
} as const;
