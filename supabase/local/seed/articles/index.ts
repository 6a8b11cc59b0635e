import type { SeedArticle } from './seed-article.ts';
import { waterlijn } from './waterlijn-in-november.ts';
import { teakOfHogedruk } from './teak-zonder-hogedruk.ts';

/** The articles of the demo world, in no order: their days say which is the newest. */
export const ARTICLES: readonly SeedArticle[] = [teakOfHogedruk, waterlijn];
