// @vitest-environment jsdom
/** The field for code and an owner that draws what it is told later than the next letters are typed, as on a slow device. */
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CodeField } from '../../src/admin/components/editor/index.tsx';
import { completeWindow, eventually } from './draw-admin.tsx';

const field = vi.hoisted(() => ({
  code: null as string | null,
  replaced: [] as string[],
  tell: (_code: string): void => undefined,
}));

vi.mock(import('../../src/admin/components/editor/code-mirror.ts'), () => ({
  openCode: (_parent, { code, onChange }) => {
    field.code = code;
    field.tell = (next) => {
      field.code = next;
      onChange(next);
    };
    return {
      focus: () => undefined,
      flush: () => field.code ?? '',
      replace: (next) => {
        field.code = next;
        field.replaced.push(next);
      },
      close: () => undefined,
    };
  },
}));

test('E-020 G1 letters that are typed before their owner has drawn the ones before them stay; a code of its own replaces them', async () => {
  completeWindow();
  const told: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let drawn = 0;
  const draw = async (code: string): Promise<void> => {
    drawn += 1;
    const label = `HTML en CSS ${drawn}`;
    root.render(
      <MantineProvider>
        <CodeField code={code} label={label} onChange={(next) => told.push(next)} />
      </MantineProvider>,
    );
    await eventually(() => expect(place.textContent).toContain(label));
    // Effects run after the drawing.
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await draw('<p>');
  await eventually(() => expect(field.code).toBe('<p>'));
  for (const code of ['<p>te', '<p>teak', '<p>teak</p>']) field.tell(code);
  await draw('<p>te');
  expect(field.code, 'the first of three arrives').toBe('<p>teak</p>');
  await draw('<p>teak</p>');
  expect(field.replaced).toEqual([]);
  expect(told).toEqual(['<p>te', '<p>teak', '<p>teak</p>']);

  await draw('<p>een ander blok</p>');
  await draw('<p>teak');
  expect(field.replaced, 'also with what was typed once').toEqual(['<p>een ander blok</p>', '<p>teak']);
  root.unmount();
  place.remove();
});
