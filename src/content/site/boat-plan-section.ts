/** Texts of the planner's section: its heading, and the sentences shown while the planner loads or cannot load. */
export const planSection = {
  heading: 'Plan uw boot',
  lead: 'Lengte, type en staat: u ziet wat wij zouden doen, in welke maand en wat het ongeveer kost. De offerte volgt na de inspectie.',
  loading: 'De planner wordt geladen.',
  offline:
    'De planner staat nog niet op dit apparaat en kan zonder verbinding niet worden geladen. De tarieven hieronder gelden.',
  retry: 'Probeer opnieuw',
} as const;
