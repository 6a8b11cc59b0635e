import { antifoulingKiezen } from './antifouling-kiezen.ts';
import { boordelektra } from './boordelektra.ts';
import { bootWinterklaar } from './boot-winterklaar.ts';
import { dieselmotor } from './dieselmotor.ts';
import { waterlijn } from './gele-waterlijn.ts';
import { rvsEnPlexiglas } from './rvs-en-plexiglas.ts';
import type { SeedArticle } from './seed-article.ts';
import { sterscheuren } from './sterscheuren.ts';
import { teakOfHogedruk } from './teak-zonder-hogedruk.ts';
import { waarde } from './waarde.ts';
import { doffeGelcoat } from './waarom-gelcoat-dof-wordt.ts';
import { wasSealantCoating } from './was-sealant-of-coating.ts';

/** The articles of the demo data, in no order: their days say which is the newest. */
export const ARTICLES: readonly SeedArticle[] = [
  antifoulingKiezen,
  boordelektra,
  bootWinterklaar,
  dieselmotor,
  doffeGelcoat,
  rvsEnPlexiglas,
  sterscheuren,
  teakOfHogedruk,
  waarde,
  wasSealantCoating,
  waterlijn,
];
