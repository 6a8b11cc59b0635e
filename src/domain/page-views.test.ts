import { expect, test } from 'vitest';
import { firstViewDay, pageViewFigures } from './page-views.ts';

const TODAY = '2026-03-31';

test('R-38 page views are those of 30 days with today, and of the 30 days before, by page and by day', () => {
  expect(firstViewDay(TODAY)).toBe('2026-01-31');
  const figures = pageViewFigures(
    [
      { path: '/', day: TODAY, views: 3 },
      { path: '/blog', day: TODAY, views: 4 },
      { path: '/', day: '2026-03-02', views: 2 },
      { path: '/over-ons', day: '2026-03-02', views: 4 },
      { path: '/', day: '2026-03-01', views: 7 },
      { path: '/', day: '2026-01-31', views: 1 },
      { path: '/', day: '2026-01-30', views: 100 },
      { path: '/', day: '2026-04-01', views: 100 },
    ],
    TODAY,
  );
  expect([figures.views, figures.before]).toEqual([13, 8]);
  expect(figures.pages).toEqual([
    { path: '/', views: 5 },
    { path: '/blog', views: 4 },
    { path: '/over-ons', views: 4 },
  ]);
  expect(figures.days).toHaveLength(30);
  expect(figures.days.at(0)).toEqual({ day: '2026-03-02', views: 6 });
  expect(figures.days.at(1)).toEqual({ day: '2026-03-03', views: 0 });
  expect(figures.days.at(-1)).toEqual({ day: TODAY, views: 7 });
});
