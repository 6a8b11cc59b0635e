/** Draws the rich-text editor into a page of a real browser, and reads what the page shows. */
import { MantineProvider } from '@mantine/core';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import {
  type EditorText,
  RichText,
  type RichTextHandle,
  type RichTextProps,
} from '../../src/admin/components/editor/index.tsx';
import { theme } from '../../src/admin/theme.ts';
import { ok } from '../../src/lib/result.ts';

/** An editor that stands in the page, with what it told. */
export interface Shown {
  readonly changes: EditorText[];
  readonly edited: string[];
  readonly handle: RichTextHandle;
  readonly box: HTMLElement;
  readonly last: () => string;
  readonly end: () => void;
}

/** The code of the editor is fetched with the first one. */
const WAIT = { timeout: 10_000 };

/** Waits until something is there. */
export const until = async <T,>(find: () => T | null | undefined | false): Promise<T> =>
  await vi.waitFor(() => {
    const found = find();
    if (found === null || found === undefined || found === false) throw new Error('not there yet');
    return found;
  }, WAIT);

/** A picture of one pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Draws an editor with a text. */
export async function show(html: string, more: Partial<RichTextProps> = {}): Promise<Shown> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const changes: EditorText[] = [];
  const edited: string[] = [];
  const ref = createRef<RichTextHandle>();
  root.render(
    <MantineProvider theme={theme}>
      <button>voor</button>
      <RichText
        ref={ref}
        text={{ html, blocks: [] }}
        label="Artikel"
        onChange={(text) => changes.push(text)}
        onEditHtmlBlock={(id) => edited.push(id)}
        addPicture={async () => ok({ src: '/media/new.webp', alt: '', width: 800, height: 400 })}
        pictureAddress={() => PIXEL}
        {...more}
      />
      <button>na</button>
    </MantineProvider>,
  );
  const box = await until(() => document.querySelector<HTMLElement>('[role="textbox"]'));
  const handle = await until(() => ref.current);
  return {
    changes,
    edited,
    handle,
    box,
    last: () => handle.flush().html,
    end: () => {
      root.unmount();
      place.remove();
    },
  };
}

/** Puts the caret into the element that holds these words, at its end. */
export function caretAfter(text: string): void {
  const walker = document.createTreeWalker(
    document.querySelector('[role="textbox"]') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode() !== null)
    if (walker.currentNode.textContent?.includes(text)) {
      document.querySelector<HTMLElement>('[role="textbox"]')?.focus();
      getSelection()?.collapse(
        walker.currentNode,
        walker.currentNode.textContent.indexOf(text) + text.length,
      );
      return;
    }
  throw new Error(`no text ${text}`);
}
/** Pastes what a clipboard holds, by type, and files. */
export function paste(
  box: HTMLElement,
  data: Readonly<Record<string, string>>,
  files: readonly File[] = [],
): void {
  const clipboard = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboard.setData(type, text);
  for (const file of files) clipboard.items.add(file);
  box.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
  );
}

/** The name of what has the focus. */
export const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
