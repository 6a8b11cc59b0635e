// @vitest-environment jsdom
/** The field for code where its chunk cannot be fetched; with the chunk, journeys go through it. */
import { MantineProvider } from '@mantine/core';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CodeField, type CodeHandle } from '../../src/admin/components/editor/index.tsx';
import { completeWindow, eventually, type } from './draw-admin.tsx';

vi.mock(import('../../src/admin/components/editor/code-mirror.ts'), () => {
  throw new Error('not fetched');
});

test('E-020 G1 without the code of the editor a plain field takes the code, with the same name, and tells it at once', async () => {
  completeWindow();
  const told: string[] = [];
  const ref = createRef<CodeHandle>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (code: string): void =>
    root.render(
      <MantineProvider>
        <CodeField ref={ref} code={code} label="HTML en CSS" onChange={(next) => told.push(next)} />
      </MantineProvider>,
    );
  draw('<p>a</p>');
  const field = await eventually(() => {
    const found = place.querySelector('textarea');
    if (found === null) throw new Error('not there yet');
    return found;
  });
  expect(field.value).toBe('<p>a</p>');
  const label = document.getElementById(field.getAttribute('aria-labelledby') ?? '');
  expect(label?.textContent).toBe('HTML en CSS');
  type(field, '<p>b</p>');
  expect(told).toEqual(['<p>b</p>']);
  draw('<p>b</p>');
  await eventually(() => expect(ref.current?.flush()).toBe('<p>b</p>'));
  root.unmount();
  place.remove();
});
