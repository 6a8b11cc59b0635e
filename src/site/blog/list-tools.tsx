import { blog as words } from '../../content/site/blog.ts';
import type { PostCard } from '../../public-data/posts.ts';
import { FilterChip } from '../../ui/filter-chip.tsx';
import page from '../sections/layout.module.css';
import { categoriesOf, type ListAddress } from './list-address.ts';
import styles from './list-tools.module.css';

interface Props {
  readonly posts: readonly PostCard[];
  readonly list: ListAddress;
  readonly onChange: (next: Partial<ListAddress>) => void;
  /** Somebody is about to search. */
  readonly onSearchFocus: () => void;
}

/** B-007: the search box and the categories. Both need a script: without one they are not there. */
export function ListTools({ posts, list, onChange, onSearchFocus }: Props) {
  const { search, categories } = words;
  return (
    <search className={styles['tools']}>
      <label className={page['unseen']} htmlFor="blog-zoeken">
        {search.label}
      </label>
      <input
        id="blog-zoeken"
        className={styles['box']}
        type="search"
        autoComplete="off"
        placeholder={search.placeholder}
        value={list.term}
        onFocus={onSearchFocus}
        onChange={({ currentTarget }) => onChange({ term: currentTarget.value })}
      />
      <fieldset className={styles['categories']}>
        <legend className={page['unseen']}>{categories.label}</legend>
        {[null, ...categoriesOf(posts)].map((category) => (
          <FilterChip
            key={category ?? ''}
            pressed={list.category === (category?.toLowerCase() ?? null)}
            onPress={() => onChange({ category: category?.toLowerCase() ?? null })}
          >
            {category ?? categories.all}
          </FilterChip>
        ))}
      </fieldset>
    </search>
  );
}
