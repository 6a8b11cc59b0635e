/** P-045: titles and guarantee labels are verbatim from the specification. */
export const PROCESS_STEPS = [
  {
    number: 1,
    title: 'Persoonlijke Inspectie',
    description:
      'Wij komen aan boord, meten glans en laagdikte en lopen romp, dek en naden met u na. U ziet wat wij zien.',
    guarantee: 'Nauwkeurigheidsgarantie',
    guarantee_icon: 'look',
  },
  {
    number: 2,
    title: 'Op Maat Gemaakt Plan',
    description:
      'Per onderdeel staat beschreven wat nodig is, wat kan wachten en wat het kost. Wat er niet in staat, betaalt u niet.',
    guarantee: 'Transparante Prijsgarantie',
    guarantee_icon: 'plan',
  },
  {
    number: 3,
    title: 'Vakkundige Uitvoering',
    description:
      'Wij werken aan uw ligplaats, schermen af wat geen stof verdraagt en laten de steiger schoon achter. Elke laag wordt gecontroleerd voor de volgende erop gaat.',
    guarantee: 'Vakmanschap Garantie',
    guarantee_icon: 'brush',
  },
  {
    number: 4,
    title: 'Kwaliteitscontrole',
    description:
      'Wij bekijken het resultaat samen bij daglicht. Is iets niet goed, dan doen wij het over voordat u tekent.',
    guarantee: '100% Tevredenheidsgarantie',
    guarantee_icon: 'certificate',
  },
] as const;
