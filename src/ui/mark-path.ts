/** The mark on a 48 × 48 field: a bow above its reflection, which the water breaks into strips. */
export const MARK_PATHS = [
  'M2 27.4V14c16.4.2 30.8-3.6 44-11.6-2 10.2-6.2 18.4-12.4 25z',
  'M2.6 30.2H36c.9 1 1.8 2.1 2.6 3.2H7.2c-2-.9-3.5-2-4.6-3.2zM12.8 36h27.6c.7 1 1.3 1.9 1.8 2.8H20c-2.7-.8-5.1-1.7-7.2-2.8zM27 41.2h16.5c.4.8.8 1.6 1.1 2.4h-7c-3.8-.6-7.4-1.4-10.6-2.4z',
] as const;
