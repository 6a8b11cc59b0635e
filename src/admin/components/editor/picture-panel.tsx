import { ActionIcon, Button, Checkbox, Group, NumberInput, Paper, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { editorText } from '../../../content/admin/editor.ts';
import { hasNoAlt } from '../../../domain/article/seo.ts';
import { useEscapeFirst } from '../use-escape-first.ts';
import {
  changePicture,
  MAX_PICTURE_PX,
  MIN_PICTURE_PX,
  type PictureAlign,
  type PictureAttributes,
  sizedPicture,
} from './picture.ts';
import classes from './rich-text.module.css';

const { picture: words } = editorText;

const STEP_PX = 20;
/** Between the settings and the end of the field. */
const BELOW_PX = 16;
const ALIGNMENTS: readonly PictureAlign[] = ['left', 'center', 'right'];

interface Props {
  readonly editor: Editor;
  /** Where the picture stands in the document. */
  readonly position: number;
  readonly picture: PictureAttributes;
  /** What saving gives to a picture without a description. */
  readonly default_alt: string | null;
  readonly panel: RefObject<HTMLFieldSetElement | null>;
}

const imageAt = (editor: Editor, position: number): HTMLImageElement | null => {
  const dom = editor.view.nodeDOM(position);
  return dom instanceof HTMLElement ? dom.querySelector('img') : null;
};

/** Settings of the selected picture (E-005, E-007), below it: place, width without dragging, alternative text, caption. */
export function PicturePanel({ editor, position, picture, default_alt, panel }: Props) {
  /** What was typed as a width, which may not be one yet. */
  const [typed, setTyped] = useState<number | string | null>(null);
  const { alt, width, align, caption, frame } = picture;
  const has_no_alt = hasNoAlt(alt, default_alt);
  useLayoutEffect(() => {
    const own = panel.current;
    const page = own?.parentElement;
    if (!own || !page) return undefined;
    const place = (): void => {
      const dom = editor.view.nodeDOM(position);
      if (!(dom instanceof HTMLElement)) return;
      own.style.setProperty('top', `${String(dom.offsetTop + dom.offsetHeight)}px`);
      // At the end of a text there is no room below the picture: the panel would lie behind the form’s bar of buttons.
      page.style.setProperty('min-height', `${String(own.offsetTop + own.offsetHeight + BELOW_PX)}px`);
    };
    place();
    // The height of the text changes when a picture is read and when the screen is turned: the panel follows.
    const sizes = new ResizeObserver(place);
    for (const part of [editor.view.dom, own]) sizes.observe(part);
    return () => {
      sizes.disconnect();
      page.style.removeProperty('min-height');
    };
  }, [editor, position, panel]);

  const typing = useRef<Transaction | null>(null);
  const endTyping = (): void => {
    typing.current = null;
  };
  const change = (changes: Partial<PictureAttributes>): void => {
    changePicture(editor.view, position, changes);
  };
  const type = (changes: Partial<PictureAttributes>): void => {
    typing.current = changePicture(editor.view, position, changes, typing.current);
  };
  const resize = (to: number): void => {
    const image = imageAt(editor, position);
    const full = {
      width: image?.naturalWidth || (picture.width ?? 0),
      height: image?.naturalHeight || (picture.height ?? 0),
    };
    change({ ...sizedPicture(to, full), align: align ?? 'center' });
  };
  const shown_px = (): number =>
    Math.round(
      align !== null && width !== null ? width : (imageAt(editor, position)?.width ?? MIN_PICTURE_PX),
    );
  useEscapeFirst(true, '[data-editor-picture]', () => editor.commands.focus());

  return (
    <Paper
      ref={panel}
      className={classes['panel'] ?? ''}
      component="fieldset"
      aria-label={words.title}
      data-editor-picture
      withBorder
      shadow="md"
    >
      <TextInput
        label={words.alt}
        value={has_no_alt ? '' : (alt ?? '')}
        disabled={alt === ''}
        error={has_no_alt && words.alt_missing}
        onBlur={endTyping}
        onChange={({ currentTarget: { value } }) => type({ alt: value === '' ? null : value })}
      />
      <Checkbox
        label={words.decorative}
        checked={alt === ''}
        onChange={({ currentTarget: { checked } }) => change({ alt: checked ? '' : null })}
      />
      <TextInput
        label={words.caption}
        value={caption}
        onBlur={endTyping}
        onChange={({ currentTarget: { value } }) =>
          type({ caption: value, frame: value === '' && frame === 'figure' ? 'none' : 'figure' })
        }
      />
      <Group align="end" gap="xs">
        <NumberInput
          className={classes['width'] ?? ''}
          label={words.width}
          value={typed ?? shown_px()}
          min={MIN_PICTURE_PX}
          max={MAX_PICTURE_PX}
          allowDecimal={false}
          hideControls
          onBlur={() => setTyped(null)}
          onChange={(value) => {
            setTyped(value);
            if (typeof value === 'number' && value >= MIN_PICTURE_PX) resize(value);
          }}
        />
        <ActionIcon
          variant="default"
          aria-label={words.narrower}
          onClick={() => resize(shown_px() - STEP_PX)}
        >
          <IconMinus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={words.wider} onClick={() => resize(shown_px() + STEP_PX)}>
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Group component="fieldset" className={classes['places'] ?? ''} aria-label={words.alignment} gap="xs">
        {ALIGNMENTS.map((place) => (
          <Button
            key={place}
            variant={align === place ? 'light' : 'default'}
            aria-pressed={align === place}
            onClick={() => change({ align: align === place ? null : place })}
          >
            {words.align[place]}
          </Button>
        ))}
        <Button variant="subtle" color="red" onClick={() => editor.chain().focus().deleteSelection().run()}>
          {words.remove}
        </Button>
      </Group>
    </Paper>
  );
}
