import { Button } from '@mantine/core';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { htmlEditorText } from '../../../../content/admin/html-editor.ts';
import { addPostPicture } from '../../../../data/index.ts';
import { isUnfinished, type TypedCode } from '../../../../domain/article/html-code.ts';
import { parseBlocks } from '../../../../domain/post.ts';
import { siteSizesOf } from '../../../../domain/site-picture.ts';
import { ownPath } from '../../../../html/policy.ts';
import { err, ok, type Result } from '../../../../lib/result.ts';
import { prepareSitePicture } from '../../../../media/index.ts';
import {
  type AddedPicture,
  type EditorText,
  RichText,
  type RichTextHandle,
} from '../../../components/editor/index.tsx';
import { useKeepInDraft } from '../../../components/forms/entity-form.tsx';
import type { ArticleTexts } from '../together/join-texts.ts';
import { useRuntime } from '../../../runtime.ts';
import { ownOrigins } from '../clean-for-saving.ts';
import classes from './post-form.module.css';
import { RefusedPictures } from './refused-pictures.tsx';
import type { TextPictures } from './use-text-pictures.ts';

const { fields: labels, form: text } = blogText;

/** What a form may ask of its text. */
export interface ContentHandle {
  /** The text with what was typed last; null while the editor is being fetched. */
  readonly flush: () => ArticleTexts | null;
  /** Makes the text what another writer and this one made of it together. */
  readonly replace: (texts: ArticleTexts) => void;
}

interface Props {
  readonly handle: Ref<ContentHandle>;
  readonly content: string;
  /** As JSON. */
  readonly html_blocks: string;
  readonly pictures: TextPictures;
  readonly error: ReactNode;
  readonly onChange: (changed: { readonly content: string; readonly html_blocks: string }) => void;
  /** What the HTML editor holds and the text does not. */
  readonly typed: TypedCode | null;
  readonly onTyped: (typed: TypedCode | null) => void;
  /** Opens the HTML editor. */
  readonly onOpenHtml: () => void;
  /** Told when the text stands, and null when it goes. */
  readonly onEditor: (editor: RichTextHandle | null) => void;
}

const fieldsOf = ({ html, blocks }: EditorText) => ({ content: html, html_blocks: JSON.stringify(blocks) });

/** The text of an article with its pictures and HTML blocks. */
export function ContentField(props: Props) {
  const { handle, content, html_blocks, pictures, error, onChange } = props;
  const { typed, onTyped, onOpenHtml, onEditor } = props;
  const { db, file_address } = useRuntime();
  const editor = useRef<RichTextHandle | null>(null);
  const hold = useCallback(
    (standing: RichTextHandle | null) => {
      editor.current = standing;
      onEditor(standing);
    },
    [onEditor],
  );
  const [opened] = useState<EditorText>(() => ({ html: content, blocks: parseBlocks(html_blocks) }));
  // The form's text became another one than the editor told: the person threw a draft away.
  const told = useRef({ content, html_blocks });
  const keepInDraft = useKeepInDraft();
  useEffect(() => {
    if (told.current.content === content && told.current.html_blocks === html_blocks) return;
    told.current = { content, html_blocks };
    editor.current?.replace({ html: content, blocks: parseBlocks(html_blocks) });
  }, [content, html_blocks]);

  useImperativeHandle(
    handle,
    (): ContentHandle => ({
      flush: () => {
        const now = editor.current?.flush();
        return now === undefined ? null : { content: now.html, html_blocks: JSON.stringify(now.blocks) };
      },
      replace: (texts) => {
        told.current = { content: texts.content, html_blocks: texts.html_blocks };
        editor.current?.replace({ html: texts.content, blocks: parseBlocks(texts.html_blocks) }, 'others');
      },
    }),
    [],
  );

  const addPicture = async (file: File): Promise<Result<AddedPicture, string>> => {
    const made = await prepareSitePicture(file, siteSizesOf('post'));
    if (!made.ok) return err(text.picture_refused[made.error]);
    const kept = await addPostPicture(db, made.value);
    if (!kept.ok) return err(text.picture_refused.not_kept);
    if (kept.value === null) return err(text.picture_refused.too_large);
    const { image_url: src } = kept.value;
    const { width, height, files } = made.value;
    const widest = files.find((one) => src.endsWith(`-${one.width}.${one.format}`));
    const bytes = widest === undefined ? {} : { picture: new Blob([widest.bytes]) };
    return ok({ src, alt: '', width, height, ...bytes });
  };

  const own = ownOrigins(file_address);
  return (
    <>
      <RichText
        ref={hold}
        text={opened}
        label={labels.content}
        required
        {...(typeof error === 'string' && { error })}
        onKeep={(changed) => keepInDraft(fieldsOf(changed))}
        onChange={(changed) => {
          told.current = fieldsOf(changed);
          onChange(told.current);
        }}
        default_alt={blogText.seo.default_alt}
        addPicture={addPicture}
        pictureAddress={pictures.addressOf}
        findPicture={pictures.find}
        showPicture={({ src, picture }) => picture !== undefined && pictures.add(src, picture)}
        isOwnPicture={(src) => ownPath(src, own) !== null}
        onEditHtmlBlock={(id) => {
          const html = editor.current?.htmlBlocks().find((one) => one.id === id)?.html;
          if (html !== undefined && !isUnfinished(typed)) onTyped({ id, source: html, html });
          onOpenHtml();
        }}
        onInsertHtmlBlock={() => {
          if (!isUnfinished(typed)) onTyped(null);
          onOpenHtml();
        }}
      />
      <RefusedPictures html={content} />
      {isUnfinished(typed) && (
        <div className={classes['unfinished']}>
          <output>{htmlEditorText.unfinished.text}</output>
          <Button variant="default" size="sm" onClick={onOpenHtml}>
            {htmlEditorText.unfinished.open}
          </Button>
          <Button variant="subtle" color="gray" size="sm" onClick={() => onTyped(null)}>
            {htmlEditorText.unfinished.discard}
          </Button>
        </div>
      )}
    </>
  );
}
