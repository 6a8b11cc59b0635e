import { ColorSwatch, Popover } from '@mantine/core';
import { IconBackground, IconCircleOff, IconPalette } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { editorText } from '../../../content/admin/editor.ts';
import { useEscapeFirst } from '../use-escape-first.ts';
import classes from './rich-text.module.css';
import { ToolbarControl } from './toolbar-control.tsx';

interface Props {
  readonly kind: 'color' | 'background';
  readonly value: string | null;
  readonly editor: Editor;
}

const PALETTES = { color: editorText.colors.names, background: editorText.colors.backgrounds } as const;
const ICONS = { color: IconPalette, background: IconBackground } as const;

/** Whether a saved colour, which a browser may have written as 'rgb(…)', is one of the palette. */
function isSameColor(saved: string | null, color: string): boolean {
  const parts = color.slice(1).match(/../g) ?? [];
  const rgb = parts.map((part) => Number.parseInt(part, 16)).join();
  return saved === color || saved?.replace(/[^\d,]/g, '') === rgb;
}

/** A button that opens the colours of text or of its background; each has a name. */
export function ColorControl({ kind, value, editor }: Props) {
  const [opened, setOpened] = useState(false);
  useEscapeFirst(opened, '[data-editor-popover]', () => setOpened(false));
  const choose = (color: string | null): void => {
    setOpened(false);
    const chain = editor.chain().focus();
    if (kind === 'color') (color === null ? chain.unsetColor() : chain.setColor(color)).run();
    else (color === null ? chain.unsetBackgroundColor() : chain.setBackgroundColor(color)).run();
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ToolbarControl
          name={kind}
          label={editorText.controls[kind]}
          icon={ICONS[kind]}
          pressed={value !== null}
          onClick={() => setOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown data-editor-popover>
        <fieldset className={classes['swatches']} aria-label={editorText.controls[kind]}>
          {Object.entries(PALETTES[kind]).map(([color, name]) => (
            <button
              key={color}
              type="button"
              className={classes['swatch']}
              aria-label={name}
              title={name}
              aria-pressed={isSameColor(value, color)}
              onClick={() => choose(color)}
            >
              <ColorSwatch component="span" color={color} size={28} />
            </button>
          ))}
          <button
            type="button"
            className={classes['swatch']}
            aria-label={editorText.colors.none}
            title={editorText.colors.none}
            onClick={() => choose(null)}
          >
            <IconCircleOff size={24} aria-hidden />
          </button>
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
