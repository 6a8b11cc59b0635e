/** The page of `npm run bench:editor`: our editor or a bare TipTap with one text, and clocks for what a writer feels. */
import { MantineProvider } from '@mantine/core';
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { createRoot } from 'react-dom/client';
import '../../../src/admin/admin.css';
import type { EditorText } from '../../../src/admin/components/editor/index.tsx';
import RichTextField from '../../../src/admin/components/editor/rich-text.tsx';
import { theme } from '../../../src/admin/theme.ts';
import { err } from '../../../src/lib/result.ts';
import '../../../src/ui/global.css';
import '../../../src/ui/tokens.generated.css';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export type Kind = 'ours' | 'bare';

/** What a page of the benchmark can be asked for; times are in milliseconds. */
interface EditorBench {
  /** Opens a text, until it is painted. */
  readonly open: (kind: Kind, html: string) => Promise<number>;
  /** Puts the caret at the end of the paragraph that stands at this share of the text. */
  readonly caret: (share: number) => void;
  /**
   * What each key since the last question cost: its events and the frame after it, without the wait for that frame. A key
   * that changes no text, as Ctrl+A, is counted with that wait.
   */
  readonly keys: () => readonly number[];
  /** From a paste until it is painted. */
  readonly paste: (html: string) => Promise<number>;
  /** Tasks of more than 50 ms since the last question. */
  readonly longTasks: () => readonly number[];
}

declare global {
  var editorBench: EditorBench;
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Settles in the task after the one at hand. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });

/** Settles right after a frame was made: what is done once it is painted, as keeping a draft, is no part of it. */
const afterFrame = (): Promise<void> => scheduler.postTask(() => undefined, { priority: 'user-blocking' });

async function painted(): Promise<void> {
  await nextFrame();
  await nextTask();
}

const textbox = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.ProseMirror');
  if (found === null) throw new Error('no editor is open');
  return found;
};

let keys: number[] = [];
let long_tasks: number[] = [];

/**
 * When the text of the last key had changed and every listener had heard of it; the editor reads the change in a microtask
 * before this one. No task tells that time: after a key the browser holds back all tasks until the next frame.
 */
let handled_at_ms: number | undefined;

async function timeKey(): Promise<void> {
  const started_ms = performance.now();
  handled_at_ms = undefined;
  const frame_began_ms = await nextFrame().then(() => performance.now());
  const handled_ms = handled_at_ms ?? frame_began_ms;
  await afterFrame();
  keys.push(handled_ms - started_ms + (performance.now() - Math.max(frame_began_ms, handled_ms)));
}

window.addEventListener('keydown', () => void timeKey(), { capture: true });
window.addEventListener('input', () => queueMicrotask(() => (handled_at_ms = performance.now())));
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) long_tasks.push(duration);
}).observe({ type: 'longtask' });

const store = new Worker(URL.createObjectURL(new Blob(['onmessage = () => undefined'])));

/** What the form around the editor does with every key: the whole draft and the text it began with go to the device's stores. */
function keepDraft(first: string, text: EditorText): void {
  const draft = { values: { content: text.html }, base: { content: first } };
  localStorage.setItem('draft', JSON.stringify(draft));
  store.postMessage(draft, []);
}

globalThis.editorBench = {
  open: async (kind, html) => {
    const place = document.body.appendChild(document.createElement('div'));
    await painted();
    const started = performance.now();
    if (kind === 'bare')
      new Editor({ element: place, extensions: [StarterKit], content: html }).commands.blur();
    else
      createRoot(place).render(
        <MantineProvider theme={theme}>
          <RichTextField
            text={{ html, blocks: [] }}
            label="Artikel"
            onKeep={(text) => keepDraft(html, text)}
            onChange={() => undefined}
            onEditHtmlBlock={() => undefined}
            addPicture={async () => err('no pictures here')}
            pictureAddress={() => PIXEL}
          />
        </MantineProvider>,
      );
    while (document.querySelector('.ProseMirror p') === null) await nextTask();
    await painted();
    return performance.now() - started;
  },
  caret: (share) => {
    const paragraphs = [...textbox().querySelectorAll(':scope > p')];
    const paragraph = paragraphs[Math.round(share * (paragraphs.length - 1))];
    const last = paragraph?.lastChild;
    if (!paragraph || !last) throw new Error('no paragraph there');
    paragraph.scrollIntoView({ block: 'center' });
    textbox().focus({ preventScroll: true });
    getSelection()?.collapse(last, last.textContent?.length ?? 0);
  },
  keys: () => {
    const taken = keys;
    keys = [];
    return taken;
  },
  paste: async (html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    const started = performance.now();
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    textbox().dispatchEvent(event);
    await painted();
    return performance.now() - started;
  },
  longTasks: () => {
    const taken = long_tasks;
    long_tasks = [];
    return taken;
  },
};
