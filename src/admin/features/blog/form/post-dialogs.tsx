import * as v from 'valibot';
import { blogText } from '../../../../content/admin/blog.ts';
import { getPost, useLive } from '../../../../data/index.ts';
import { useDialogRoute, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { readDraft } from '../../../components/forms/draft.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { ListSkeleton } from '../../../components/list/states.tsx';
import { useStoredDraft } from '../../../components/use-draft-writer.ts';
import { useRuntime } from '../../../runtime.ts';
import { POST_FIELDS } from '../post-values.ts';
import { OpenElsewhere } from '../together/open-elsewhere.tsx';
import { PostForm } from './post-form.tsx';

const text = blogText.form;

/** Writing a new article. */
export function NewPostDialog() {
  const route = useDialogRoute();
  return (
    <FormDialog route={route} title={<span lang="en">{text.new_title}</span>} is_page>
      <PostForm post={null} is_gone={false} onClose={route.close} />
    </FormDialog>
  );
}

const parameters = v.object({ post_id: v.pipe(v.string(), v.uuid()) });

/** Changing the article that the address names. */
export function EditPostDialog() {
  const route = useDialogRoute();
  const { post_id } = useRouteParams(parameters);
  return (
    <FormDialog route={route} title={<span lang="en">{text.edit_title}</span>} is_page>
      <OpenElsewhere post_id={post_id} />
      <EditPost key={post_id} post_id={post_id} onClose={route.close} />
    </FormDialog>
  );
}

function EditPost({ post_id, onClose }: { readonly post_id: string; readonly onClose: () => void }) {
  const { db } = useRuntime();
  const post = useLive(async () => await getPost(db, post_id), [db, post_id]);
  // An article that is deleted elsewhere while the form is open must not take the typed words with it.
  const shown = useLastDefined(post ?? null);
  if (shown !== null) return <PostForm post={shown} is_gone={post === null} onClose={onClose} />;
  if (post === undefined) return <ListSkeleton label={text.loading} />;
  return <GonePost post_id={post_id} onClose={onClose} />;
}

const isWritten = (draft: unknown): true | null =>
  readDraft(draft, POST_FIELDS.blank) === null ? null : true;

/** One that is deleted: what this person had typed of it can become an article of its own. */
function GonePost({ post_id, onClose }: { readonly post_id: string; readonly onClose: () => void }) {
  const { db } = useRuntime();
  const has_draft = useStoredDraft(db, `post:${post_id}`, isWritten);
  if (has_draft === undefined) return <ListSkeleton label={text.loading} />;
  if (has_draft) return <PostForm post={null} post_id={post_id} is_gone onClose={onClose} />;
  return <RowNotFound title={text.gone} text={text.gone_text} close={text.back} onClose={onClose} />;
}
