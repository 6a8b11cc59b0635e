import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { addPost, type CommandError, editPost, getPost, type OpenPost } from '../../../../data/index.ts';
import { readCover, readFocus, readRowCover } from '../../../../domain/article/cover.ts';
import { isUnfinished, readTypedCode, type TypedCode } from '../../../../domain/article/html-code.ts';
import { parseBlocks } from '../../../../domain/post.ts';
import { log } from '../../../../lib/logger.ts';
import { err, type Result } from '../../../../lib/result.ts';
import { adminPage } from '../../../../admin-routes.ts';
import { DialogOutlet, useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { type RichTextHandle, useIsKeepingPicture } from '../../../components/editor/index.tsx';
import { changedFields, type SomeTexts } from '../../../components/forms/draft.ts';
import { EntityForm } from '../../../components/forms/entity-form.tsx';
import type { Entered, FormEdit } from '../../../components/forms/use-drafted-form.ts';
import { notifyFailure, notifySuccess } from '../../../components/notify.ts';
import { useRuntime } from '../../../runtime.ts';
import { loadClean } from '../clean-for-saving.ts';
import {
  newPostValues,
  POST_FIELDS,
  type PostField,
  postValues,
  type PostValues,
  seenPost,
} from '../post-values.ts';
import { HtmlEditorProvider } from '../html-editor/html-editor-context.ts';
import type { ContentHandle } from './content-field.tsx';
import { useCover } from './cover-field.tsx';
import { PLAN, publicationAnswers } from './plan-control.tsx';
import { WriterChoices, writerName, WriterNote } from '../together/other-writer-notes.tsx';
import { isNewer, type PostEditing } from '../together/post-editing.ts';
import { VersionsButton } from '../versions/versions-dialog.tsx';
import { PostFields } from './post-fields.tsx';
import classes from './post-form.module.css';
import { PreviewedPostProvider } from './previewed-post.ts';
import { loadJoin, useOtherWriter } from '../together/use-other-writer.ts';
import { useTextPictures } from './use-text-pictures.ts';

const { form: text, success, errors } = blogText;

interface Props {
  /** Null for a new one, and for one that is gone and of which only the draft is left. */
  readonly post: OpenPost | null;
  /** Names the draft of one that is gone. */
  readonly post_id?: string;
  /** Whether it was deleted elsewhere since it was opened. */
  readonly is_gone: boolean;
  readonly onClose: () => void;
}

/** What a save stores; `with` names whose changes it took over, null without any. */
interface JoinedSave {
  readonly editing: PostEditing;
  readonly with: string | null;
}

const changedOf = (changed: SomeTexts<PostField>) => {
  const fields = ['title', 'author', 'category', 'metaDescription', 'content', 'html_blocks', 'alt'] as const;
  return fields.filter((field) => changed[field] !== undefined);
};

/** Writing and changing an article; what was typed survives a killed page (G2), and meets what others changed meanwhile. */
export function PostForm({ post, post_id, is_gone, onClose }: Props) {
  const { db, user, file_address } = useRuntime();
  const openDialog = useOpenDialog();
  const [is_preparing, setPreparing] = useState(false);
  const [is_saving, setSaving] = useState(false);
  const [is_declined, setDeclined] = useState(false);
  const [asked, setAsked] = useState(0);
  const [is_held, setHeld] = useState(false);
  const [is_keeping, setKeeping] = useState(false);
  const row = post?.row ?? null;
  const now = useMemo(() => (row === null ? newPostValues(user.name) : postValues(row)), [row, user.name]);
  const seen = useMemo(() => (row === null ? {} : seenPost(row)), [row]);
  const id = post_id ?? row?.id;
  const is_new = row === null || is_gone;
  // Asked for ahead: an article may be saved when there is no network any more.
  useEffect(() => void loadClean(file_address).catch(() => null), [file_address]);

  /** What is typed, joined with what the article has become since; null while a choice between the two is open. */
  const joinedWithNow = async (typed: PostEditing, row_id: string): Promise<JoinedSave | null> => {
    const latest = is_declined ? null : await getPost(db, row_id).catch(() => null);
    if (latest === null || !isNewer(typed, postValues(latest.row))) return { editing: typed, with: null };
    const { joinPost, clean } = await loadJoin(file_address);
    const joined = joinPost(typed, latest.row, new Map(), clean);
    return joined.kind === 'choice' ? null : { editing: joined.editing, with: writerName(latest.changed_by) };
  };

  const store = async (entered: Entered<PostField>): Promise<Result<unknown, CommandError>> => {
    const { values, base, draft_key, answer } = entered;
    let clean: (html: string) => string;
    let joined: JoinedSave | null = { editing: { base, values }, with: null };
    try {
      clean = await loadClean(file_address);
      if (!is_new) joined = await joinedWithNow(joined.editing, row.id);
    } catch (fault) {
      log.error('what makes an article harmless could not be loaded', fault);
      notifyFailure(is_new ? errors.create : errors.update);
      return err({ code: 'invalid', fields: {} });
    }
    if (isUnfinished(readTypedCode(values.html_code)))
      return err({ code: 'invalid', fields: { content: 'unfinished' } });
    if (joined === null) {
      setHeld(true);
      setAsked((times) => times + 1);
      return err({ code: 'invalid', fields: {} });
    }
    const { editing } = joined;
    const { new_address, html_code: _html_code, ...rest } = editing.values;
    const { picture, row_picture, focus, publish_date, publish_time, ...texts } = rest;
    const altered = changedFields(editing.base.values, editing.values);
    const plan = answer === PLAN ? { date: publish_date, time: publish_time } : null;
    // An article that was deleted meanwhile is made anew with the picture that it had.
    const chosen = readCover(picture) ?? (is_new ? readRowCover(row_picture) : null);
    const is_moved = chosen !== null || altered.focus !== undefined;
    const cover = { picture: chosen, ...(is_moved && { focus: readFocus(focus) }) };
    const written = { texts, ...cover, is_published: answer === null, plan, clean };
    if (is_new) return await addPost(db, written, draft_key);
    const edit = {
      id: row.id,
      base_rev: editing.base.rev,
      expected: editing.base.seen,
      changed: changedOf(altered),
    };
    const done = await editPost(
      db,
      { ...written, ...edit, is_new_address: new_address === 'yes' },
      draft_key,
    );
    if (done.ok && joined.with !== null) notifySuccess(blogText.together.joined(joined.with));
    return done;
  };
  const save = async (entered: Entered<PostField>): Promise<Result<unknown, CommandError>> => {
    setSaving(true);
    const done = await store(entered);
    if (!done.ok) setSaving(false);
    return done;
  };

  return (
    <EntityForm
      fields={POST_FIELDS}
      draft_key={`post:${id ?? 'new'}`}
      start={{ values: now, rev: row?.rev ?? null, seen }}
      save={save}
      words={{
        submit: is_new ? text.create : text.update,
        success: is_new ? success.created : success.updated,
        failure: is_new ? errors.create : errors.update,
        lang: 'en',
      }}
      {...publicationAnswers(is_gone ? null : row)}
      has_no_cancel={row === null}
      cancel_resets
      before_answers={
        <>
          {row !== null && <VersionsButton post_id={row.id} />}
          <Button
            variant="subtle"
            color="gray"
            size="md"
            lang="en"
            leftSection={<IconEye size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() =>
              openDialog(
                id === undefined
                  ? adminPage('new_post_preview')
                  : adminPage('edit_post_preview', { post_id: id }),
              )
            }
          >
            {text.preview}
          </Button>
        </>
      }
      is_preparing={is_preparing || is_keeping}
      onClose={onClose}
    >
      {(form, _refused, edit) => (
        <PostEditor
          form={form}
          edit={edit}
          id={id}
          post={post}
          is_gone={is_gone}
          is_saving={is_saving}
          is_declined={is_declined}
          asked={asked}
          is_held={is_held}
          onAsk={() => setAsked((times) => times + 1)}
          onDeclined={setDeclined}
          onPreparing={setPreparing}
          onKeeping={setKeeping}
        />
      )}
    </EntityForm>
  );
}

interface PostEditorProps extends Pick<Props, 'post' | 'is_gone'> {
  /** Of the article; none for a new one. */
  readonly id: string | undefined;
  readonly form: UseFormReturnType<PostValues>;
  readonly edit: FormEdit<PostField>;
  readonly is_saving: boolean;
  /** The person took back what another writer's changes brought. */
  readonly is_declined: boolean;
  /** Rises each time the person is led to a choice. */
  readonly asked: number;
  /** A save met the choice. */
  readonly is_held: boolean;
  readonly onAsk: () => void;
  readonly onDeclined: (is_declined: boolean) => void;
  readonly onPreparing: (is_preparing: boolean) => void;
  /** Whether a picture of the text is being kept, which has no address until then. */
  readonly onKeeping: (is_keeping: boolean) => void;
}

/** The fields with what another writer changed, and over them the preview of what they hold. */
function PostEditor(props: PostEditorProps) {
  const { form, edit, id, post, is_gone, is_saving, is_declined, onDeclined, onKeeping } = props;
  const { values } = form;
  const is_keeping = useIsKeepingPicture(values.content);
  useEffect(() => onKeeping(is_keeping), [is_keeping, onKeeping]);
  const blocks = useMemo(() => parseBlocks(values.html_blocks), [values.html_blocks]);
  const pictures = useTextPictures([values.content, values.picture, post?.row.image_url].join(' '));
  const cover = useCover(post, values);
  const openDialog = useOpenDialog();
  const [editor, setEditor] = useState<RichTextHandle | null>(null);
  const typed = useMemo(() => readTypedCode(values.html_code), [values.html_code]);
  const setTyped = (next: TypedCode | null): void =>
    form.setFieldValue('html_code', next === null ? '' : JSON.stringify(next));
  const html_editor = {
    typed,
    onTyped: setTyped,
    onOpenHtml: () =>
      openDialog(
        id === undefined ? adminPage('new_post_html') : adminPage('edit_post_html', { post_id: id }),
      ),
    onEditor: setEditor,
  };
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<ContentHandle>(null);
  // Code that is typed for a block, and a picture that is being kept, are not in the text yet: nothing around them changes.
  const is_paused = is_gone || is_saving || is_keeping || values.html_code !== '';
  const writer = useOtherWriter({ form, edit, post, is_paused, is_declined, onDeclined, content, place });
  const is_typed = Object.keys(changedFields(edit.base.values, values)).length > 0;
  return (
    <PreviewedPostProvider
      value={{
        ...values,
        blocks,
        cover,
        pictures,
        pictures_awaited: is_gone || post === null ? 0 : post.pictures_awaited,
        is_read: post?.is_read === true,
        is_typed,
      }}
    >
      {is_gone && <p className={classes['note']}>{post === null ? text.gone_draft : text.gone_save}</p>}
      <div className={classes['with-notes']} ref={place}>
        {post !== null && (
          <WriterChoices
            writer={writer}
            changed_by={post.changed_by}
            asked={props.asked}
            is_held={props.is_held}
            editor={editor}
          />
        )}
        <PostFields
          content={content}
          form={form}
          cover={cover}
          post={post}
          blocks={blocks}
          pictures={pictures}
          is_published={post?.row.published === true && !is_gone}
          onPreparing={props.onPreparing}
          editor={editor}
          html_editor={html_editor}
        />
        {post !== null && <WriterNote writer={writer} changed_by={post.changed_by} onChoose={props.onAsk} />}
      </div>
      <HtmlEditorProvider value={{ editor, typed, setTyped }}>
        <DialogOutlet />
      </HtmlEditorProvider>
    </PreviewedPostProvider>
  );
}
