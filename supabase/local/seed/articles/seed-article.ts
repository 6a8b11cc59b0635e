/** A part of an article that its author wrote as HTML with a style of its own (B-060). */
interface SeedHtmlBlock {
  readonly id: string;
  readonly html: string;
}

/** The seven categories of the blog, verbatim from the specification. */
export const ARTICLE_CATEGORIES = [
  'Gelcoat Reparatie',
  'Teak Dek Onderhoud',
  'Yacht Waxen & Polijsten',
  'Onderwaterschip Behandeling',
  'Speciale Diensten',
  'Algemeen Onderhoud',
  'Tips & Advies',
] as const;

type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** An article of the demo data as its author left it (B-060). What is absent is null in the row. */
export interface SeedArticle {
  readonly slug: string;
  readonly title: string;
  readonly category: ArticleCategory;
  readonly author: string;
  readonly summary?: string;
  readonly excerpt?: string;
  readonly metaDescription?: string;
  /** HTML of the text, headings from h2 on. */
  readonly content: string;
  /** Shown below the text, in this order. */
  readonly html_blocks: readonly SeedHtmlBlock[];
  /** Minutes; absent: counted from the words (B-019). */
  readonly reading_time?: number;
  /** Published this many days before the day of seeding. */
  readonly days_ago: number;
  /** A drawn scene of public/scenes (src/site/scenes/catalogue.generated.json). */
  readonly cover: { readonly scene: string; readonly alt: string };
}
