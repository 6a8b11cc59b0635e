// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDraftFile, newPlace, removeFile } from '../../public-data/queue/index.ts';
import { Attachments } from './attachments-field.tsx';
import { type FileView, type FormView, IDLE } from './use-form.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const onRemove = vi.fn<(id: string) => void>();
let root: Root;
let page: HTMLElement;

// Fetched before, so that React draws it within what each test waits for.
beforeAll(async () => {
  await import('./photo-guide.tsx');
});
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  page = document.querySelector('main') ?? document.body;
  root = createRoot(page);
  onRemove.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

const show = (change: Partial<FormView> = {}): void =>
  act(() => root.render(<Attachments kind="contact" view={{ ...IDLE, ...change }} onRemove={onRemove} />));

/** Resolves once the check holds, with everything drawn that came meanwhile. */
const eventually = async (check: () => void): Promise<void> =>
  await vi.waitFor(async () => {
    await act(async () => await new Promise((resolve) => setTimeout(resolve)));
    check();
  });

/** The steps, once their code is there. */
async function steps(): Promise<HTMLElement[]> {
  await eventually(() => expect(page.querySelectorAll('ol > li')).toHaveLength(3));
  return [...page.querySelectorAll<HTMLElement>('ol > li')];
}

/** What a screen reader calls the element, or says of it besides. */
const said = (element: Element | null | undefined, attribute = 'aria-labelledby'): string =>
  (element?.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent.replace(/^\d/, '') ?? '')
    .join(' ')
    .trim();

const hull: FileView = { id: 'p1', name: 'romp-zonzijde.webp', size_bytes: 300_000, step: 'hull' };
const plan: FileView = { id: 'f1', name: 'plan.pdf', size_bytes: 9 };

test('R-26 the guide is an invitation until it is opened: three steps, each with an example, one sentence and a button', async () => {
  show();
  expect(page.querySelector('ol')).toBeNull();
  const button = page.querySelector<HTMLElement>('[aria-expanded=false]');
  expect(button?.textContent).toBe('Stuur drie foto’sMet drie foto’s kunnen wij gericht adviseren.');
  act(() => button?.click());
  const all = await steps();
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  expect(all.map((step) => said(step.querySelector('input')))).toEqual([
    'Foto maken of kiezen Romp aan de zonzijde',
    'Foto maken of kiezen Waterlijn',
    'Foto maken of kiezen Dek',
  ]);
  for (const step of all) {
    expect(step.querySelector('svg')).not.toBeNull();
    const input = step.querySelector('input');
    expect(said(input, 'aria-describedby')).toMatch(/^[A-Z][^.]+\.$/);
    // The gallery is offered beside the camera.
    expect([input?.accept, input?.hasAttribute('capture')]).toEqual(['image/*', false]);
  }
  expect(page.querySelector('[aria-live]')?.textContent).toBe('0 van 3');
  act(() => button?.click());
  expect(page.querySelector('ol')).toBeNull();
});

test('R-19 R-26 a draft with a photo opens the guide at its step, where it may be replaced or taken away; other files stand below', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:romp', revokeObjectURL: () => undefined });
  const { id, name, step } = hull;
  const bytes = new ArrayBuffer(9);
  const stored = { id, name, step: String(step), type: 'image/webp', bytes, is_original: false };
  await addDraftFile(newPlace('contact', 'page'), stored);
  show({ files: [plan, hull] });
  const [first, second] = await steps();
  await eventually(() => expect(first?.querySelector('img')?.alt).toBe('Uw foto: Romp aan de zonzijde'));
  expect(said(first?.querySelector('input'))).toBe('Vervangen Romp aan de zonzijde');
  expect(second?.querySelector('img, button')).toBeNull();
  expect(page.querySelector('[aria-live]')?.textContent).toBe('1 van 3');
  expect([...page.querySelectorAll('ul li')].map(({ textContent }) => textContent)).toEqual([
    'plan.pdf0,1\u00a0MBVerwijder',
  ]);
  const remove = first?.querySelector('button');
  expect(remove?.getAttribute('aria-label')).toBe('Verwijderen: Romp aan de zonzijde');
  act(() => remove?.click());
  expect(onRemove.mock.calls).toEqual([['p1']]);
  act(() => page.querySelector<HTMLElement>('[aria-expanded]')?.click());
  expect(page.querySelectorAll('ul li'), 'closed, every file stands in the list').toHaveLength(2);
  await removeFile(hull.id);
});

test('R-22 R-26 what is wrong with a photo is told at its step; while the form is sent nothing is chosen or taken away', async () => {
  show({ files: [hull], errors: { 'foto-deck': 'Dit bestand is leeg' } });
  const [first, , third] = await steps();
  const input = third?.querySelector('input');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  expect(said(input, 'aria-describedby')).toMatch(/Dit bestand is leeg$/);
  expect(first?.querySelector('[aria-invalid]')).toBeNull();
  await eventually(() =>
    expect(first?.textContent, 'a photo that is not there').toContain('Uw browser kan deze foto niet tonen'),
  );
  show({ files: [hull], status: 'sending' });
  for (const control of page.querySelectorAll('ol :is(input, button)'))
    expect(control.hasAttribute('disabled')).toBe(true);
});
