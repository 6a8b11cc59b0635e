/** K-007: title, buttons and the failure are verbatim from the specification. */
export const consent = {
  title: 'Uw privacy',
  purpose:
    'Met uw toestemming meten wij welke pagina’s u leest, om de site beter te maken, en kan Google formulieren op misbruik controleren.',
  refusal: 'Weigert u, dan volgen wij uw bezoek niet en werkt alles hetzelfde.',
  decline: 'Weigeren',
  accept: 'Accepteren',
  failed: 'Uw voorkeuren konden niet worden opgeslagen. Controleer uw privacy-instellingen.',
} as const;
