import { Button, Group, Modal, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { generalText } from '../../../../content/admin/general.ts';
import { addPostPicture } from '../../../../data/index.ts';
import { parseBlocks } from '../../../../domain/post.ts';
import { siteSizesOf } from '../../../../domain/site-picture.ts';
import { err, ok, type Result } from '../../../../lib/result.ts';
import { prepareSitePicture } from '../../../../media/index.ts';
import {
  type AddedPicture,
  type EditorText,
  RichText,
  type RichTextHandle,
} from '../../../components/editor/index.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useRuntime } from '../../../runtime.ts';
import type { TextPictures } from './use-text-pictures.ts';

const { fields: labels, form: text } = blogText;

interface Props {
  readonly content: string;
  /** As JSON. */
  readonly html_blocks: string;
  readonly pictures: TextPictures;
  readonly error: ReactNode;
  readonly onChange: (changed: { readonly content: string; readonly html_blocks: string }) => void;
}

/** The text of an article with its pictures and HTML blocks. */
export function ContentField({ content, html_blocks, pictures, error, onChange }: Props) {
  const { db, file_address } = useRuntime();
  const editor = useRef<RichTextHandle>(null);
  const [block, setBlock] = useState<EditedBlock | null>(null);
  const [opened] = useState<EditorText>(() => ({ html: content, blocks: parseBlocks(html_blocks) }));
  // The form's text became another one than the editor told: the person threw a draft away.
  const told = useRef({ content, html_blocks });
  useEffect(() => {
    if (told.current.content === content && told.current.html_blocks === html_blocks) return;
    told.current = { content, html_blocks };
    editor.current?.replace({ html: content, blocks: parseBlocks(html_blocks) });
  }, [content, html_blocks]);

  const addPicture = async (file: File): Promise<Result<AddedPicture, string>> => {
    const made = await prepareSitePicture(file, siteSizesOf('post'));
    if (!made.ok) return err(text.picture_refused[made.error]);
    const kept = await addPostPicture(db, made.value);
    if (!kept.ok) return err(text.picture_refused.not_kept);
    if (kept.value === null) return err(text.picture_refused.too_large);
    const src = file_address(kept.value.image_url);
    const { width, height, files } = made.value;
    const widest = files.find((one) => src.endsWith(`-${one.width}.${one.format}`));
    if (widest !== undefined) pictures.add(src, new Blob([widest.bytes]));
    return ok({ src, alt: '', width, height });
  };

  const storage = file_address('/storage/v1/');
  return (
    <>
      <RichText
        ref={editor}
        text={opened}
        label={labels.content}
        required
        {...(typeof error === 'string' && { error })}
        onChange={({ html, blocks }) => {
          told.current = { content: html, html_blocks: JSON.stringify(blocks) };
          onChange(told.current);
        }}
        addPicture={addPicture}
        pictureAddress={pictures.addressOf}
        isOwnPicture={(src) => /^\/(?!\/)/.test(src) || src.startsWith(storage)}
        onEditHtmlBlock={(id) => {
          const html = editor.current?.htmlBlocks().find((one) => one.id === id)?.html;
          if (html !== undefined) setBlock({ id, html });
        }}
        onInsertHtmlBlock={() => setBlock({ id: null, html: '' })}
      />
      <BlockDialog
        block={block}
        onClose={() => setBlock(null)}
        onSave={({ id, html }) => {
          if (html.trim() !== '') {
            if (id === null) editor.current?.insertHtmlBlock(html);
            else editor.current?.changeHtmlBlock(id, html);
          }
          setBlock(null);
        }}
      />
    </>
  );
}

interface EditedBlock {
  /** Null for a new one. */
  readonly id: string | null;
  readonly html: string;
}

interface BlockProps {
  readonly block: EditedBlock | null;
  readonly onClose: () => void;
  readonly onSave: (block: EditedBlock) => void;
}

/** The source of an HTML block; without code nothing is inserted, and a block stays as it is (E-023). */
function BlockDialog({ block, onClose, onSave }: BlockProps) {
  const phone = useIsPhone();
  return (
    <Modal
      stackId="html-block"
      opened={block !== null}
      onClose={onClose}
      title={text.block.title}
      size={760}
      fullScreen={phone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
    >
      {block !== null && <BlockForm block={block} onClose={onClose} onSave={onSave} />}
    </Modal>
  );
}

function BlockForm({ block, onClose, onSave }: BlockProps & { readonly block: EditedBlock }) {
  const [html, setHtml] = useState(block.html);
  return (
    <>
      <Textarea
        size="md"
        label={text.block.code}
        autosize
        minRows={10}
        maxRows={24}
        data-autofocus
        spellCheck={false}
        value={html}
        onChange={(event) => setHtml(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" size="md" onClick={onClose}>
          {generalText.cancel}
        </Button>
        <Button size="md" onClick={() => onSave({ ...block, html })}>
          {block.id === null ? text.block.insert : text.block.save}
        </Button>
      </Group>
    </>
  );
}
