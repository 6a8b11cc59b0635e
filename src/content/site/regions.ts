/** D-014: examples of where we work, by province; work itself is taken on in the whole country. */
export const REGIONS = [
  { name: 'Noord-Holland', locations: ['Amsterdam', 'Muiden', 'Monnickendam', 'IJmuiden'] },
  { name: 'Zuid-Holland', locations: ['Rotterdam', 'Kaag', 'Leiden', 'Den Haag'] },
  { name: 'Flevoland', locations: ['Almere', 'Lelystad', 'Zeewolde', 'Urk'] },
  { name: 'Utrecht', locations: ['Loosdrecht', 'Vinkeveen', 'Breukelen'] },
  { name: 'Zeeland', locations: ['Port Zélande', 'Zierikzee', 'Veere'] },
  { name: 'Friesland', locations: ['Makkum', 'Sneek', 'Lemmer'] },
] as const;
