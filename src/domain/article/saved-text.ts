/** What is saved with an article's text; apart from `post.ts`, which pages of visitors load. */
import { plainText, withoutTags } from '../plain-text.ts';
import type { HtmlBlock } from '../post.ts';

/** B-061: an address or a path of the site as it is; any other text is a file in the bucket blog-images. */
export const postImageAddress = (image_url: string | null): string | null =>
  image_url === null || /^(?:\/(?!\/)|https?:\/\/)/.test(image_url)
    ? image_url
    : `/storage/v1/object/public/blog-images/${image_url.replace(/^\/+/, '')}`;

/** How many words a text has. */
export const wordCount = (html: string): number => {
  const text = withoutTags(html);
  return text === '' ? 0 : text.split(' ').length;
};

const SUMMARY_CHARACTERS = 200;

/** the summary that is saved with a post: 200 characters of the first block's text, or of the content. */
export const summaryOf = (content: string, blocks: readonly HtmlBlock[]): string =>
  (plainText(blocks[0]?.html ?? '') || plainText(content)).slice(0, SUMMARY_CHARACTERS).trimEnd();
