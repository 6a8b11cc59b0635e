import { foldText } from '../../lib/search-text.ts';
import type { PostTexts } from '../../public-data/post-texts.ts';
import type { PostCard } from '../../public-data/posts.ts';
import type { ListAddress } from './list-address.ts';

const folded_titles = new WeakMap<PostCard, string>();

const foldedTitle = (post: PostCard): string => {
  const known = folded_titles.get(post);
  if (known !== undefined) return known;
  const folded = foldText(`${post.title}\n${post.preview ?? ''}`);
  folded_titles.set(post, folded);
  return folded;
};

/**
 * B-010: the posts of a category whose title or text holds the term, whatever its case or accents. Until the texts are
 * there, titles and introductions are looked in.
 */
export function findPosts(
  posts: readonly PostCard[],
  { category, term }: Pick<ListAddress, 'category' | 'term'>,
  texts: PostTexts | null,
): readonly PostCard[] {
  const wanted = foldText(term.trim());
  return posts.filter(
    (post) =>
      (category === null || post.category?.toLowerCase() === category) &&
      (wanted === '' || foldedTitle(post).includes(wanted) || texts?.get(post.id)?.includes(wanted) === true),
  );
}
