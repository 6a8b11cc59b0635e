import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { blogText } from '../../../content/admin/blog.ts';
import { generalText } from '../../../content/admin/general.ts';
import {
  deletePost,
  getPost,
  listPosts,
  type OpenPost,
  hasRows,
  type PostListItem,
  postListAhead,
  useLive,
} from '../../../data/index.ts';
import { formatShort } from '../../../domain/calendar-date.ts';
import { adminPage } from '../../../admin-routes.ts';
import { ConfirmDialog, type Question } from '../../components/dialogs/confirm-dialog.tsx';
import { DialogOutlet } from '../../components/dialogs/dialog-route.tsx';
import { ExportButton } from '../../components/export/export-button.tsx';
import { FilterNotes } from '../../components/list/filter-notes.tsx';
import screen from '../../components/list/list-screen.module.css';
import { ListSkeleton, NoResults, NoRows, StorageFailed } from '../../components/list/states.tsx';
import { useAddressParams } from '../../components/list/use-address-params.ts';
import { useFirstSyncRest } from '../../components/list/use-first-sync-rest.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useRuntime } from '../../runtime.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';
import classes from './blog-screen.module.css';
import {
  categoriesIn,
  filterPosts,
  NO_FILTERS,
  parsePostParams,
  withPostParams,
} from './list/list-params.ts';
import { PostCards } from './list/post-cards.tsx';
import { Toolbar } from './list/toolbar.tsx';

const NONE: readonly PostListItem[] = [];
const CODEC = { read: parsePostParams, put: withPostParams };

const storageFailed = (retry: () => void) => (
  <StorageFailed title={<span lang="en">{blogText.list.unreadable}</span>} onRetry={retry} />
);

/** Blog management (A-040..A-074): the articles, and over them the dialogs that the address names. */
export function BlogScreen() {
  return (
    <SectionBoundary fallback={storageFailed}>
      <Blog />
    </SectionBoundary>
  );
}

function Blog() {
  const { db } = useRuntime();
  const { rest_ms } = useFirstSyncRest();
  const all = useLive(() => listPosts(db), [db], {
    rest_ms,
    ahead: () => postListAhead.take(db),
  });
  const { params, search, set_search, set, clear_search, query, open } = useAddressParams(CODEC);
  const answers_to = useDeferredValue(search);
  const posts = useMemo(
    () => filterPosts(all ?? NONE, { ...params, search: answers_to }),
    [all, params, answers_to],
  );
  const categories = useMemo(
    () => categoriesIn(all ?? NONE, blogText.categories, params.category),
    [all, params.category],
  );
  const deletion = useDeletion();
  const add = () => open(adminPage('new_post'));
  return (
    <div className={screen['screen']}>
      <div className={classes['top']}>
        <Toolbar
          params={params}
          search={search}
          categories={categories}
          onSearch={set_search}
          onFilter={set}
        />
        <Button
          className={screen['add'] ?? ''}
          data-list-add
          size="md"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={add}
        >
          {blogText.toolbar.add}
        </Button>
      </div>
      <FilterNotes
        filters={[
          params.seo === null
            ? null
            : { name: blogText.toolbar.seo[params.seo], clear: () => set({ seo: null }) },
          params.since === null
            ? null
            : {
                name: blogText.toolbar.since(formatShort(params.since)),
                clear: () => set({ since: null }),
              },
        ]}
      />
      <section
        className={classes['list']}
        aria-label={blogText.list.label}
        data-result-count={all === undefined ? undefined : posts.length}
        data-result-of={answers_to}
      >
        {all === undefined && <ListSkeleton label={blogText.list.loading} />}
        {all?.length === 0 && (
          <NoRows hasAny={hasRows('blog_posts')} words={blogText.empty} lang="en" onAdd={add} />
        )}
        {all !== undefined && all.length > 0 && (
          <>
            <div className={screen['above']}>
              <output className={screen['count']}>
                {posts.length === all.length
                  ? blogText.list.result(all.length)
                  : blogText.list.result_of(posts.length, all.length)}
              </output>
              <ExportButton
                table="blog_posts"
                ids={posts.map(({ id }) => id)}
                count={blogText.list.result(posts.length)}
              />
            </div>
            {posts.length === 0 ? (
              <NoResults words={blogText.empty} onReset={() => clear_search(NO_FILTERS)} />
            ) : (
              <PostCards posts={posts} query={query} onOpen={open} onDelete={deletion.ask} />
            )}
          </>
        )}
      </section>
      <ConfirmDialog question={deletion.question} onClose={deletion.close} />
      <Modal.Stack>
        <DialogOutlet />
      </Modal.Stack>
    </div>
  );
}

interface Asking {
  /** The article when the question was asked: no more than this is deleted (OB14). */
  readonly post: OpenPost;
  /** Something else was there when the person said yes. */
  readonly is_again: boolean;
}

/** Asks before an article is deleted. */
function useDeletion() {
  const { db } = useRuntime();
  const command = useCommand();
  const [asking, setAsking] = useState<Asking | null>(null);
  const askAbout = useCallback(
    async (id: string, is_again: boolean): Promise<void> => {
      const post = await getPost(db, id);
      // One that is gone is not asked about.
      setAsking(post && { post, is_again });
    },
    [db],
  );
  const questionOf = ({ post: { row }, is_again }: Asking): Question => ({
    title: blogText.confirm.title(row.title),
    text: <span lang="en">{blogText.confirm.text}</span>,
    yes: blogText.confirm.yes,
    danger: true,
    ...(is_again && { again: generalText.changed_meanwhile }),
    act: async () => {
      const words = { success: blogText.success.deleted, failure: blogText.errors.delete };
      const done = await command(() => deletePost(db, row), words);
      if (done.ok || done.error.code !== 'unseen') return undefined;
      await askAbout(row.id, true);
      return 'ask_again';
    },
  });
  const ask = useCallback(({ id }: PostListItem) => void askAbout(id, false), [askAbout]);
  return { question: asking && questionOf(asking), ask, close: () => setAsking(null) };
}
