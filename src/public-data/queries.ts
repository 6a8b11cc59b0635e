import { COMPANY_FACTS } from '../content/company-facts.ts';
import { service_titles } from '../content/site/service-titles.ts';

/** What the site asks of the backend (D-002), as PostgREST paths. Columns are those visitors may read. */

const PICTURE = 'image_url,alt,width,height,color,variants,former';
const PROJECT = `id,title,description,category,url,${PICTURE},location,services,created_at,done_on,order_index,type,transform_id,is_before`;
const PAIR = `title,${PICTURE},pair_id,is_before`;
const HERO = `id,type,page,title,${PICTURE}`;

/** P-089: projects, and rows of no type that are no half of a pair. */
const IS_PROJECT = 'or=(type.eq.project,and(type.is.null,transform_id.is.null,is_before.is.null))';
/** D-004: the newest first, as long as the office gave them no other order. */
const projects = `transformations?select=${PROJECT}&active=eq.true&${IS_PROJECT}&order=order_index,created_at.desc,id`;

/** V-029: how many projects home shows. */
export const HOME_PROJECTS = 3;

export const HERO_PAGES = ['home', 'about', 'services', 'gallery', 'blog'] as const;
export type HeroPage = (typeof HERO_PAGES)[number];

/** D-006: the service cards of the portfolio page. */
export const SERVICE_TITLES: readonly string[] = service_titles;

const POST_CARD = `id,slug,title,category,${PICTURE},focus_x,focus_y,summary,excerpt,date,published_at,reading_time,word_count,first_paragraph,content_start`;

const POST = `${POST_CARD},former_text,content,html_blocks,metaDescription,author`;
/** What a finished page is made of: beside what a reader's browser asks for, when the article was last changed. */
export const POST_OF_BUILD = `${POST},updated_at`;
/** Every article with all that is shown or searched of it: for the build, which asks once. */
export const POSTS_WHOLE = `blog_posts?select=${POST_OF_BUILD},search_text&order=published_at.desc,id`;

/** How many cards the list asks for at once; a backend hands out no more than 1,000 rows to one question. */
export const CARDS_AT_ONCE = 500;

/** How many texts the search asks for at once: at most 1 MB, half a second on a slow line. */
export const TEXTS_AT_ONCE = 100;

export const QUERIES = {
  /** D-002. */
  before_after: `images?select=${PAIR}&type=eq.before_after&order=order_index,id`,
  /** D-003. */
  hero: (page: HeroPage) => `images?select=${HERO}&type=eq.hero&page=eq.${page}&order=order_index,id&limit=1`,
  /** D-004. */
  home_projects: `${projects}&limit=${HOME_PROJECTS}`,
  portfolio: projects,
  /** R-11: a shared project that is not in the list. */
  project: (id: string) => `${projects}&id=eq.${encodeURIComponent(id)}`,
  /** D-005. */
  boat_types_count: 'boat_type_images?select=id',
  boat_types: `boat_type_images?select=id,type,${PICTURE},order_index&order=order_index,id`,
  /** D-006. */
  services: `services?select=id,title,description,${PICTURE},link&title=in.(${SERVICE_TITLES.map((title) => encodeURIComponent(`"${title}"`)).join(',')})&order=id`,
  /** R-08: one row. */
  company: `company_settings?select=id,${Object.keys(COMPANY_FACTS).join()}&order=id`,
  /** P-086. */
  videos: `videos?select=id,title,description,url,modal_url,${PICTURE},duration_seconds&order=order_index,id`,
  /** B-023: what the cards of the list show, without the articles; the newest publication first. */
  post_cards: (from: number) =>
    `blog_posts?select=${POST_CARD}&order=published_at.desc,id&limit=${CARDS_AT_ONCE}&offset=${from}`,
  latest_post_cards: `blog_posts?select=${POST_CARD}&order=published_at.desc,id&limit=12`,
  /** B-061. */
  post: (slug: string) => `blog_posts?select=${POST}&slug=eq.${encodeURIComponent(slug)}&limit=1`,
  /** B-010: what the search looks in beside the titles; asked for in parts when somebody is about to search. */
  post_texts: (from: number) =>
    `blog_posts?select=id,search_text,former_text&order=published_at.desc,id&limit=${TEXTS_AT_ONCE}&offset=${from}`,
  /** R-31: where an old slug leads. */
  post_redirect: (slug: string) => `post_redirects?select=slug,post_id&slug=eq.${encodeURIComponent(slug)}`,
  post_slug: (id: string) => `blog_posts?select=slug&id=eq.${encodeURIComponent(id)}`,
} as const;
