/** Places of pictures in the rich-text editor: whatever happens to a picture, its place ends in it or says what is wrong. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AddedPicture } from '../../src/admin/components/editor/index.tsx';
import { isKeepingPicture } from '../../src/admin/components/editor/picture-places.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { PIXEL, caretAfter, paste, show, type Shown, until } from './draw-rich-text.tsx';

type Answer = Result<AddedPicture, string>;

let shown: Shown | null = null;
beforeEach(() => {
  shown = null;
});
afterEach(() => shown?.end());

const png = (name: string): File => new File(['x'], `${name}.png`, { type: 'image/png' });
const added = (name: string): Answer => ok({ src: `/media/${name}.webp`, alt: '', width: 800, height: 400 });

/** A screen that keeps each picture when the test says so, by the name of its file. */
function keeper() {
  const answers = new Map<string, PromiseWithResolvers<Answer>>();
  return {
    names: () => [...answers.keys()],
    addPicture: async ({ name }: File): Promise<Answer> => {
      const answer = Promise.withResolvers<Answer>();
      answers.set(name.replace('.png', ''), answer);
      return await answer.promise;
    },
    keep: (name: string) => answers.get(name)?.resolve(added(name)),
    refuse: (name: string, why: string) => answers.get(name)?.resolve(err(why)),
    fail: (name: string) => answers.get(name)?.reject(new Error('the database is closed')),
  };
}

/** The places of pictures in the text, in its order. */
const picturesIn = (html: string): readonly string[] =>
  html
    .match(/(?<=src=")[^"]*|data-waiting|picture-missing"(?! data-waiting)/g)
    ?.map((found) => (found.startsWith('picture-missing') ? 'missing' : found)) ?? [];

const KEYS = { undo: '{Control>}z{/Control}', redo: '{Control>}y{/Control}' } as const;

const places = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[role="textbox"] [data-picture-place]'),
];
const buttonOf = (place: Element | undefined, name: string): HTMLElement | undefined =>
  [...(place?.querySelectorAll('button') ?? [])].find(
    (button) => button.textContent === name && button.checkVisibility(),
  );

describe('R-34 a picture that cannot be kept leaves a place that says why, with a way out', () => {
  test('a file that is refused', async () => {
    const screen = keeper();
    shown = await show('<p>een</p>', screen);
    caretAfter('een');
    paste(shown.box, {}, [png('a')]);
    await until(() => places()[0]?.textContent.includes('Afbeelding wordt toegevoegd…'));
    screen.refuse('a', 'Deze foto is te groot.');
    const place = await until(() => places().find(({ textContent }) => textContent.includes('te groot')));
    expect(isKeepingPicture(shown.last())).toBe(false);
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('Deze foto is te groot.');
    expect(buttonOf(place, 'Kies een bestand')).toBeDefined();
    await userEvent.click(buttonOf(place, 'Verwijderen') ?? place);
    expect(shown.last()).toBe('<p>een</p>');
  });

  test('a file that cannot be kept for a reason that no screen foresees', async () => {
    const screen = keeper();
    shown = await show('<p>een</p>', screen);
    caretAfter('een');
    paste(shown.box, {}, [png('a')]);
    await until(() => screen.names().length === 1);
    screen.fail('a');
    const text = shown.last;
    await until(() => !isKeepingPicture(text()));
    expect(picturesIn(shown.last())).toEqual(['missing']);
    expect(places()[0]?.textContent).toContain('De afbeelding kon niet worden toegevoegd.');
  });

  test('two at once, of which one is refused: each place has its own end', async () => {
    const screen = keeper();
    shown = await show('<p>een</p>', screen);
    caretAfter('een');
    paste(shown.box, {}, [png('a'), png('b')]);
    await until(() => screen.names().length === 2);
    screen.refuse('a', 'Onleesbaar.');
    screen.keep('b');
    const text = shown.last;
    await until(() => !isKeepingPicture(text()));
    expect(picturesIn(shown.last())).toEqual(['missing', '/media/b.webp']);
    expect(places()[0]?.textContent).toContain('Onleesbaar.');
  });

  test('a picture of pasted HTML whose data is no picture leaves a place that says so', async () => {
    shown = await show('');
    paste(shown.box, { 'text/html': '<p>een</p><img src="data:image/png;base64,=a=">' });
    expect(shown.last()).toContain('<p>een</p>');
    expect(picturesIn(shown.last())).toEqual(['missing']);
  });

  test('a picture that is being kept can be cancelled, and does not come back once it is kept', async () => {
    const screen = keeper();
    shown = await show('<p>een</p>', screen);
    caretAfter('een');
    paste(shown.box, {}, [png('a')]);
    await userEvent.click((await until(() => buttonOf(places()[0], 'Annuleren'))) ?? shown.box);
    expect(shown.last()).toBe('<p>een</p>');
    screen.keep('a');
    await expect.poll(() => picturesIn(shown?.last() ?? '')).toEqual([]);
  });
});

describe('R-34 steps of undo around a picture that is being kept', () => {
  test('a paste that is undone and done again after the picture was kept shows the picture', async () => {
    const screen = keeper();
    shown = await show('<p>een</p>', screen);
    caretAfter('een');
    paste(shown.box, {}, [png('a')]);
    await until(() => screen.names().length === 1);
    screen.keep('a');
    const text = shown.last;
    await until(() => picturesIn(text()).includes('/media/a.webp'));
    caretAfter('een');
    await userEvent.keyboard(KEYS.undo);
    expect(shown.last()).toBe('<p>een</p>');
    await userEvent.keyboard(KEYS.redo);
    expect(picturesIn(shown.last())).toEqual(['/media/a.webp']);
    await userEvent.keyboard(KEYS.undo);
    expect(shown.last()).toBe('<p>een</p>');
  });

  test('a paste that is undone while its picture is being kept shows the picture when it is done again', async () => {
    const screen = keeper();
    shown = await show('<p>een</p>', screen);
    caretAfter('een');
    paste(shown.box, {}, [png('a')]);
    await until(() => screen.names().length === 1);
    await userEvent.keyboard(KEYS.undo);
    screen.keep('a');
    await Promise.resolve();
    expect(picturesIn(shown.last())).toEqual([]);
    await userEvent.keyboard(KEYS.redo);
    const text = shown.last;
    await until(() => picturesIn(text()).join() === '/media/a.webp');
  });

  test('a place that is deleted while its picture is being kept shows the picture when an undo brings it back', async () => {
    const screen = keeper();
    shown = await show('<p>een</p><p>twee</p>', screen);
    caretAfter('een');
    paste(shown.box, {}, [png('a')]);
    await until(() => screen.names().length === 1);
    // A step of undo of its own.
    caretAfter('twee');
    await userEvent.keyboard('!');
    await userEvent.click(buttonOf(places()[0], 'Annuleren') ?? shown.box);
    expect(picturesIn(shown.last())).toEqual([]);
    screen.keep('a');
    await Promise.resolve();
    await userEvent.keyboard(KEYS.undo);
    const text = shown.last;
    await until(() => picturesIn(text()).join() === '/media/a.webp');
    expect(shown.last()).toContain('twee!');
  });
});

describe('R-34 a table that is pasted with a picture', () => {
  const table = `<table><tr><td>Maart</td><td>Teak<img src="${PIXEL}"></td></tr></table>`;

  test.each([
    ['into a paragraph', '<p>een</p>'],
    ['into a list', '<ul><li>een</li></ul>'],
    ['into a quote', '<blockquote><p>een</p></blockquote>'],
    ['into a heading', '<h2>een</h2>'],
  ])('%s, its words become an HTML block, and its picture comes below that', async (_name, html) => {
    const screen = keeper();
    shown = await show(html, screen);
    caretAfter('een');
    await userEvent.keyboard('!');
    paste(shown.box, { 'text/html': `<p>voor</p>${table}<p>na</p>` });
    await until(() => screen.names().length === 1);
    screen.keep('afbeelding');
    const text = shown.last;
    await until(() => picturesIn(text()).join() === '/media/afbeelding.webp');
    expect(shown.handle.htmlBlocks().map((block) => block.html)).toEqual([
      '<table><tbody><tr><td>Maart</td><td>Teak</td></tr></tbody></table>',
    ]);
    expect(shown.last()).toMatch(/een!.*voor.*<table>.*<img .*na/);
  });

  test('alone into a list, it splits the list, and its picture comes below it', async () => {
    const screen = keeper();
    shown = await show('<ul><li>een</li><li>twee</li></ul>', screen);
    caretAfter('een');
    await userEvent.keyboard('!');
    paste(shown.box, { 'text/html': table });
    await until(() => screen.names().length === 1);
    screen.keep('afbeelding');
    const text = shown.last;
    await until(() => picturesIn(text()).join() === '/media/afbeelding.webp');
    expect(shown.last()).toMatch(/een!.*<table>.*<img .*twee/);
  });
});

describe('R-34 places of one picture, and those of other texts', () => {
  test('a place that was copied while it waited gets the picture too', async () => {
    const screen = keeper();
    shown = await show('<p>een</p><p>twee</p>', screen);
    caretAfter('een');
    paste(shown.box, {}, [png('a')]);
    await until(() => screen.names().length === 1);
    await userEvent.keyboard('{Control>}c{/Control}');
    caretAfter('twee');
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(picturesIn(shown.last())).toEqual(['data-waiting', 'data-waiting']);
    screen.keep('a');
    const text = shown.last;
    await until(() => picturesIn(text()).join() === '/media/a.webp,/media/a.webp');
  });

  test('a text that takes the place of another one brings a place of a page that ended', async () => {
    shown = await show('<p>een</p>');
    const html =
      '<p>een</p><blockquote><p>b</p><figure class="picture-missing" data-waiting="weg"></figure></blockquote>';
    shown.handle.replace({ html, blocks: [] });
    expect(picturesIn(shown.last())).toEqual(['missing']);
    expect(isKeepingPicture(html), 'nothing is being kept for it').toBe(false);
  });

  test('a picture that lies on the clipboard as HTML and as a file is kept once', async () => {
    const screen = keeper();
    shown = await show('<p>een</p>', screen);
    caretAfter('een');
    paste(shown.box, { 'text/html': `<img src="${PIXEL}">` }, [png('a')]);
    await until(() => screen.names().length > 0);
    expect(screen.names()).toEqual(['a']);
    screen.keep('a');
    const text = shown.last;
    await until(() => picturesIn(text()).join() === '/media/a.webp');
  });
});

describe('a picture that this device cannot show', () => {
  const html = '<p>een</p><img src="/media/weg.webp" alt="Teak" width="800" height="400">';
  const broken = 'data:image/webp;base64,AAAA';

  test('R-34 says so at its place', async () => {
    shown = await show(html, { pictureAddress: () => broken });
    const picture = await until(() => document.querySelector<HTMLElement>('[role="textbox"] [data-unseen]'));
    expect(picture.innerText).toContain('Deze afbeelding kan nu niet worden getoond.');
    expect(shown.last()).toBe(html);
  });

  test('R-34 is looked for among the files that were not sent', async () => {
    shown = await show(html, { pictureAddress: () => broken, findPicture: async () => PIXEL });
    const image = await until(() => document.querySelector<HTMLImageElement>('[role="textbox"] img'));
    await until(() => image.naturalWidth === 1);
    expect(document.querySelector('[data-unseen]')).toBeNull();
  });
});

test('R-34 a picture that is being kept while its editor closes stands in the text when that is opened again; of a page that ended its place is left', async () => {
  const kept = Promise.withResolvers<Result<AddedPicture, string>>();
  const first = await show('<p>Tekst</p>', { addPicture: async () => await kept.promise });
  caretAfter('Tekst');
  paste(first.box, {}, [new File(['x'], 'romp.png', { type: 'image/png' })]);
  const html = await until(() => isKeepingPicture(first.last()) && first.last());
  first.end();

  const seen: string[] = [];
  const second = await show(html, { showPicture: ({ src }) => seen.push(src) });
  expect(isKeepingPicture(second.last()), 'it is waited for').toBe(true);
  kept.resolve(ok({ src: '/media/late.webp', alt: '', width: 800, height: 400 }));
  const after = await until(() => second.last().includes('/media/late.webp') && second.last());
  expect([isKeepingPicture(after), after.includes('picture-missing'), seen]).toEqual([
    false,
    false,
    ['/media/late.webp'],
  ]);
  second.end();

  shown = await show(html.replace(/data-waiting="[^"]*"/, 'data-waiting="van-een-andere-pagina"'));
  const left = shown;
  await until(() => !isKeepingPicture(left.last()));
  expect(left.last()).toContain('<figure class="picture-missing"></figure>');
});
