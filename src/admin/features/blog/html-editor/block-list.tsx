import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { htmlEditorText } from '../../../../content/admin/html-editor.ts';
import { dateAt, formatShort } from '../../../../domain/calendar-date.ts';
import { plainText } from '../../../../domain/plain-text.ts';
import type { HtmlBlock } from '../../../../domain/post.ts';
import classes from './html-editor.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { useShownCode } from './use-shown-code.ts';

const text = htmlEditorText.list;
const SNIPPET_CHARACTERS = 120;

interface Props {
  readonly blocks: readonly HtmlBlock[];
  /** The one whose code stands above; -1 for none. */
  readonly edited_at: number;
  readonly onEdit: (block: HtmlBlock) => void;
  readonly onRemove: (id: string) => void;
  readonly onMove: (id: string, by: -1 | 1) => void;
}

/** E-021: the blocks of the article in the order of its text, with their number. */
export function BlockList({ blocks, edited_at, onMove, ...acts }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly to: number; readonly by: -1 | 1 } | null>(null);
  // The page may have taken the pressed button away and put it elsewhere; the keyboard goes along with its block.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { to, by } = moved.current;
    moved.current = null;
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  });
  return (
    <section className={classes['blocks']} aria-labelledby="html-blocks">
      <h3 id="html-blocks">{text.title(blocks.length)}</h3>
      {blocks.length === 0 && <p className={classes['empty']}>{text.none}</p>}
      <ol ref={list}>
        {blocks.map((block, at) => (
          <Block
            key={block.id}
            block={block}
            at={at}
            is_last={at === blocks.length - 1}
            is_edited={at === edited_at}
            onMove={(id, by) => {
              moved.current = { to: at + by, by };
              onMove(id, by);
            }}
            {...acts}
          />
        ))}
      </ol>
    </section>
  );
}

interface BlockProps extends Pick<Props, 'onEdit' | 'onRemove' | 'onMove'> {
  readonly block: HtmlBlock;
  readonly at: number;
  readonly is_last: boolean;
  readonly is_edited: boolean;
}

/** E-022: the day a block was made; null where that is not known. */
const madeOn = ({ createdAt = '' }: HtmlBlock): string | null => {
  const made_ms = Date.parse(createdAt);
  return Number.isNaN(made_ms) ? null : text.made(formatShort(dateAt(made_ms)));
};

/** A button that leads no further here; it keeps the keyboard, which moves the block with it step by step. */
const ended = (is_ended: boolean) => (is_ended ? { 'aria-disabled': true, 'data-disabled': true } : {});

function Block({ block, at, is_last, is_edited, onEdit, onRemove, onMove }: BlockProps) {
  const id = useId();
  const [is_shown, setShown] = useState(false);
  const number = at + 1;
  const words = plainText(block.html).slice(0, SNIPPET_CHARACTERS);
  return (
    <li className={classes['block']} data-edited={is_edited}>
      <div className={classes['row']}>
        <button
          type="button"
          className={classes['toggle']}
          aria-label={text.show(number)}
          aria-expanded={is_shown}
          aria-controls={id}
          onClick={() => setShown(!is_shown)}
        >
          <IconChevronRight size={20} stroke={1.5} aria-hidden="true" />
          <span className={classes['words']}>
            <strong>{text.block(number)}</strong>
            <span>{words === '' ? text.without_text : words}</span>
            {madeOn(block) !== null && <small>{madeOn(block)}</small>}
          </span>
        </button>
        <div className={classes['acts']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            {...ended(at === 0)}
            data-move={-1}
            aria-label={text.up_of(number)}
            onClick={() => at > 0 && onMove(block.id, -1)}
          >
            <IconArrowUp size={20} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            {...ended(is_last)}
            data-move={1}
            aria-label={text.down_of(number)}
            onClick={() => !is_last && onMove(block.id, 1)}
          >
            <IconArrowDown size={20} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <Button
            variant="subtle"
            size="sm"
            aria-label={text.edit_of(number)}
            leftSection={<IconPencil size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => onEdit(block)}
          >
            {text.edit}
          </Button>
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            aria-label={text.delete_of(number)}
            onClick={() => onRemove(block.id)}
          >
            <IconTrash size={20} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      <div id={id} hidden={!is_shown}>
        {is_shown && <ShownBlock block={block} label={text.frame(number)} />}
      </div>
    </li>
  );
}

function ShownBlock({ block, label }: { readonly block: HtmlBlock; readonly label: string }) {
  const made = useShownCode(block.html, { id: block.id, source: block.html });
  const { loading, failed } = htmlEditorText.preview;
  if (made === 'loading') return <output>{loading}</output>;
  if (made === 'failed') return <p role="alert">{failed}</p>;
  return (
    <div className={classes['shown']}>
      <PreviewFrame label={label} shown={made.shown} />
    </div>
  );
}
