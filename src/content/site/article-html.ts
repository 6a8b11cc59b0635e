import { COMPANY } from '../company.ts';

/** Words that the HTML of an article gets where its author gave none. */
export const article_html = {
  /** B-057. */
  image_alt: `${COMPANY.name} Yachtcare blog image`,
  table: 'Tabel',
  embed: {
    title: 'Video',
    show: (title: string, host: string): string => `Toon ${title === '' ? 'de video' : title} van ${host}`,
  },
} as const;
