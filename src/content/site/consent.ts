/** K-001..K-007: title, buttons and the failure are verbatim from the specification. */
export const consent = {
  title: 'Uw privacy',
  text: 'Met uw toestemming meten wij welke pagina’s worden gelezen, om de site beter te maken. Weigert u, dan meten wij niets en werkt alles hetzelfde.',
  decline: 'Weigeren',
  accept: 'Accepteren',
  failed: 'Uw voorkeuren konden niet worden opgeslagen. Controleer uw privacy-instellingen.',
} as const;
