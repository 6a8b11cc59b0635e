import { memo } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { Select } from '../../../components/select.tsx';
import { POST_STATUSES, type PostParams } from './list-params.ts';
import classes from './toolbar.module.css';

const text = blogText.toolbar;
const ALL = '';

interface Props {
  readonly params: PostParams;
  readonly search: string;
  readonly categories: readonly string[];
  readonly onSearch: (search: string) => void;
  readonly onFilter: (change: Partial<PostParams>) => void;
}

/** Search and filters of the articles. */
export function Toolbar({ params, search, categories, onSearch, onFilter }: Props) {
  return (
    <search className={classes['toolbar']} aria-label={text.label}>
      <SearchBox
        className={classes['search'] ?? ''}
        words={{ label: text.search, placeholder: text.search_placeholder, clear: text.clear_search }}
        search={search}
        onChange={onSearch}
      />
      <Filters params={params} categories={categories} onFilter={onFilter} />
    </search>
  );
}

/** A key in the search box does not draw them anew. */
const Filters = memo(function Filters({
  params,
  categories,
  onFilter,
}: Pick<Props, 'params' | 'categories' | 'onFilter'>) {
  return (
    <>
      <Select
        className={classes['filter'] ?? ''}
        size="md"
        aria-label={text.category}
        allowDeselect={false}
        data={[
          { value: ALL, label: text.category_all },
          ...categories.map((category) => ({ value: category, label: category })),
        ]}
        value={params.category ?? ALL}
        onChange={(category) => onFilter({ category: category || null })}
      />
      <Select
        className={classes['filter'] ?? ''}
        size="md"
        aria-label={text.status}
        allowDeselect={false}
        data={POST_STATUSES.map((status) => ({ value: status, label: text.statuses[status] }))}
        value={params.status}
        onChange={(status) => onFilter({ status: POST_STATUSES.find((known) => known === status) ?? 'all' })}
      />
    </>
  );
});
