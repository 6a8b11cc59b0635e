import type {
  BoatTypeImageRow,
  ImageRow,
  ServiceRow,
  TransformationRow,
  VideoRow,
} from '../../../src/domain/rows.generated.ts';
import { ARTICLES } from './articles/index.ts';
import { DETAILS, type SeedDetail } from './details.ts';
import { makePosts, type SeededPost } from './posts.ts';
import { PROJECTS, type SeedProject } from './projects.ts';
import { createChance } from './random.ts';

/** What a seeded row says itself; the rest is the database's. */
type Seeded<Row> = Omit<
  Row,
  'created_at' | 'updated_at' | 'updated_by' | 'deleted_at' | 'rev' | 'former' | 'ready'
> & {
  readonly created_at: string;
};

/** The public content of the demo data, one list a table. */
export interface SiteContent {
  readonly images: readonly Seeded<ImageRow>[];
  readonly transformations: readonly Seeded<TransformationRow>[];
  readonly boat_type_images: readonly Seeded<BoatTypeImageRow>[];
  readonly services: readonly Seeded<ServiceRow>[];
  readonly videos: readonly Seeded<VideoRow>[];
  readonly blog_posts: readonly SeededPost[];
}

const SEED = 2024;
/** The day the pages themselves were filled. */
const OPENED = '2024-11-04';

interface Format {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** The width its address names; it is what a browser without srcset loads. */
  readonly usual: number;
}
/** 828 px for phones, 1920 px otherwise, and more beside them. */
const HERO: Format = { width: 2400, height: 1350, widths: [828, 1200, 1920, 2400], usual: 1920 };
const PROJECT: Format = { width: 1600, height: 1200, widths: [480, 800, 1200, 1600], usual: 1600 };
const CARD: Format = { width: 1200, height: 900, widths: [480, 800, 1200], usual: 800 };

/** A drawn scene as the picture columns of a row (public/scenes). */
const scene = (name: string, format: Format, alt: string) => ({
  image_url: `/scenes/${name}-${format.usual}.webp`,
  alt,
  width: format.width,
  height: format.height,
  color: '#16292c',
  variants: { avif: format.widths, webp: format.widths },
});

const at = (day: string): string => `${day}T10:00:00+00:00`;

/** The demo content: the same on every machine. Its days are fixed, for the finished pages show their months. */
export function makeSiteContent(): SiteContent {
  const chance = createChance(SEED);
  let made = 0;
  const row = (day = OPENED) => {
    made += 1;
    return { id: chance.uuid(Date.parse(at(day)) + made * 1000), created_at: at(day), active: true };
  };
  const hero = (page: ImageRow['page'], name: string, title: string, alt: string): Seeded<ImageRow> => ({
    ...row(),
    ...scene(name, HERO, alt),
    type: 'hero',
    page,
    title,
    pair_id: null,
    is_before: null,
    order_index: 0,
  });
  const half = (project: SeedProject, index: number, is_before: boolean): Seeded<ImageRow> => ({
    ...row(project.created),
    ...scene(
      `project-${project.scene}-${is_before ? 'before' : 'after'}`,
      PROJECT,
      is_before ? project.alt_before : project.alt,
    ),
    type: 'before_after',
    page: null,
    title: project.title,
    pair_id: `project-${project.scene}`,
    is_before,
    order_index: index,
  });
  // They take their ids from a random generator of their own, so that the ids of the rows above stay as they are.
  const detail_chance = createChance(SEED + 1);
  const detailHalf = (detail: SeedDetail, index: number, is_before: boolean): Seeded<ImageRow> => ({
    id: detail_chance.uuid(Date.parse(at(OPENED)) + index * 1000),
    created_at: at(OPENED),
    active: true,
    ...scene(
      `detail-${detail.scene}-${is_before ? 'before' : 'after'}`,
      CARD,
      is_before ? detail.alt_before : detail.alt,
    ),
    type: 'before_after',
    page: null,
    title: detail.title,
    pair_id: `detail-${detail.scene}`,
    is_before,
    order_index: PROJECTS.length + index,
  });
  const boatType = (type: string, name: string, order_index: number, alt: string) => ({
    ...row(),
    ...scene(name, CARD, alt),
    type,
    order_index,
  });
  const service = (title: string, name: string, description: string, alt: string) => ({
    ...row(),
    ...scene(name, CARD, alt),
    title,
    description,
    link: '/yacht-care-services',
  });
  const video = (
    order_index: number,
    id: string,
    name: string,
    duration_seconds: number,
    title: string,
    description: string,
  ) => ({
    ...row(),
    ...scene(name, PROJECT, ''),
    title,
    description,
    url: `https://www.youtube.com/watch?v=${id}`,
    modal_url: null,
    duration_seconds,
    order_index,
  });
  return {
    images: [
      hero(
        'home',
        'hero-home',
        'Premium yacht care aan uw ligplaats',
        'Motorjacht aan een steiger in laag licht.',
      ),
      hero(
        'about',
        'hero-about',
        'Over Havenglans',
        'Een donkergroen motorjacht aan een steiger in ochtendmist; erachter een zeiljacht, de loodsen van een werf en een lage zon.',
      ),
      hero(
        'services',
        'hero-services',
        'Onze diensten',
        'De boeg van een donkerrood motorjacht aan een kade in laag licht; de romp spiegelt in stil water.',
      ),
      hero(
        'gallery',
        'hero-portfolio',
        'Ons werk',
        'Een motorjacht waarvan de ene helft van de romp grijs is uitgeslagen en de andere diepblauw glanst.',
      ),
      hero('blog', 'hero-blog', 'Uit de praktijk', 'Een touw, plat opgerold op een teakdek in laag licht.'),
      ...PROJECTS.flatMap((project, index) => [half(project, index, true), half(project, index, false)]),
      ...DETAILS.flatMap((detail, index) => [
        detailHalf(detail, index, true),
        detailHalf(detail, index, false),
      ]),
    ],
    transformations: PROJECTS.map((project) => ({
      ...row(project.created),
      ...scene(`project-${project.scene}-after`, PROJECT, project.alt),
      title: project.title,
      description: project.description,
      category: project.category,
      url: null,
      location: project.location,
      services: project.services,
      type: 'project',
      transform_id: `project-${project.scene}`,
      is_before: null,
      done_on: null,
      order_index: 0,
    })),
    boat_type_images: [
      boatType(
        'Motor Yacht',
        'boat-motor-yacht',
        1,
        'Grijsblauw motorjacht met witte opbouw voor het riet op stil water.',
      ),
      boatType('Zeilboot', 'boat-sailing-yacht', 2, 'Zeiljacht met een slanke witte romp.'),
      boatType(
        'Sloep',
        'boat-sloop',
        3,
        'Open sloep met een donkerblauwe romp en een houten rand, op stil water.',
      ),
    ],
    services: [
      service(
        'Beschermend Coating',
        'service-protection',
        'Een keramische coating of verzegeling houdt zon, zout en kalk van de gelcoat af. U spoelt de romp voortaan met water schoon.',
        'Waterdruppels op een gecoate romp.',
      ),
      service(
        'Jacht Detailing',
        'service-restoration',
        'Romp, opbouw, rvs en ramen, vak voor vak met de hand afgewerkt en onder een lamp nagekeken.',
        'Romp aan een steiger: vooraan diep glanzend, erachter nog dof; de polijstmachine ligt klaar.',
      ),
      service(
        'Bootreiniging',
        'service-underwater',
        'Aanslag, kalk en groen verdwijnen met middelen die bij uw gelcoat en teak passen, boven en onder de waterlijn.',
        'Onderwaterschip van een motorjacht in een loods, half in verse rode antifouling, met een gepolijste schroef.',
      ),
    ],
    videos: [
      video(
        1,
        'havenglans1',
        'project-01-after',
        154,
        'Van dof naar diepe glans',
        'De donkergroene romp uit de Sixhaven, van de eerste glansmeting tot de laatste polijstgang.',
      ),
      video(
        2,
        'havenglans2',
        'project-02-after',
        118,
        'Zo brengen wij een keramische coating aan',
        'Ontvetten, polijsten en coaten: waarom het voorwerk drie kwart van de tijd vraagt.',
      ),
      video(
        3,
        'havenglans3',
        'project-03-after',
        201,
        'Teak: reinigen, meten, schuren',
        'Hoe u ziet of uw dek nog een schuurbeurt kan hebben, met de restdikte als maat.',
      ),
    ],
    blog_posts: makePosts(ARTICLES, chance),
  };
}
