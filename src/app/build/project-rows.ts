/** The rows that the build takes from a project: column by column what the migrations promise. */
import * as v from 'valibot';

const text = v.nullable(v.string());
const number = v.nullable(v.number());
const flag = v.nullable(v.boolean());
const picture = {
  image_url: text,
  alt: text,
  width: number,
  height: number,
  color: text,
  variants: v.record(v.string(), v.unknown()),
  former: v.nullable(v.record(v.string(), v.unknown())),
};

const image = v.object({
  id: v.string(),
  type: v.string(),
  page: text,
  title: text,
  ...picture,
  pair_id: text,
  is_before: flag,
});

/** One schema a list of PublicContent. */
export const ROWS = {
  heroes: image,
  before_after: image,
  projects: v.object({
    id: v.string(),
    title: text,
    description: text,
    category: text,
    url: text,
    ...picture,
    location: text,
    services: text,
    created_at: v.string(),
    done_on: text,
    order_index: number,
    type: text,
    transform_id: text,
    is_before: flag,
  }),
  boat_types: v.object({ id: v.string(), type: v.string(), ...picture, order_index: number }),
  services: v.object({ id: v.string(), title: text, description: text, ...picture, link: text }),
  videos: v.object({
    id: v.string(),
    title: text,
    description: text,
    url: text,
    modal_url: text,
    ...picture,
    duration_seconds: number,
  }),
  company: v.object({
    id: v.string(),
    phone: v.string(),
    whatsapp: text,
    email: v.string(),
    street: text,
    postal_code: text,
    kvk_number: text,
    vat_number: text,
    weekdays_from: v.string(),
    weekdays_to: v.string(),
    saturday_from: text,
    saturday_to: text,
    expertise_since: v.number(),
    team_experience: v.string(),
    founder_experience: v.string(),
    gelcoat_treated: v.string(),
    sealant_replaced: v.string(),
    rating_score: v.string(),
    rating_count: v.number(),
    founding_year: v.number(),
    founding_places: v.number(),
  }),
  posts: v.object({
    id: v.string(),
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no part of an address')),
    title: v.pipe(v.string(), v.regex(/\S/, 'is empty')),
    category: text,
    ...picture,
    focus_x: number,
    focus_y: number,
    summary: text,
    excerpt: text,
    date: text,
    published_at: v.string(),
    reading_time: number,
    word_count: v.number(),
    first_paragraph: text,
    content_start: text,
    content: v.string(),
    // Whatever an older writer left: parseBlocks reads it.
    html_blocks: v.unknown(),
    metaDescription: text,
    author: text,
    search_text: v.string(),
  }),
} as const;
