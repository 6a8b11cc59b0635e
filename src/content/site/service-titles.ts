/** D-006: the titles of the service cards of the portfolio page; the site shows these and no others. */
export const service_titles = ['Beschermend Coating', 'Jacht Detailing', 'Bootreiniging'] as const;
