/** Pictures and the clipboard of the rich-text editor in a real browser. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_PICTURE_ALT } from '../../src/content/admin/picture-alt.ts';
import { ok } from '../../src/lib/result.ts';
import '../../src/ui/prose.css';
import '../../src/ui/prose-parts.css';
import { PIXEL, caretAfter, focused, paste, show, type Shown, until } from './draw-rich-text.tsx';

let shown: Shown | null = null;
beforeEach(() => {
  shown = null;
});
afterEach(() => shown?.end());

const imageOf = (name: string): string =>
  `<img class="${name}" src="${PIXEL}" width="300" height="200" style="display: block">`;

/** Copies HTML as another programme lays it on the clipboard, by its key. */
async function copyElsewhere(html: string): Promise<void> {
  const source = document.body.appendChild(document.createElement('p'));
  source.textContent = 'elders';
  source.addEventListener('copy', (event) => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', 'elders');
    event.preventDefault();
  });
  await userEvent.click(source);
  getSelection()?.selectAllChildren(source);
  await userEvent.keyboard('{Control>}c{/Control}');
  source.remove();
}

/** A picture of this size in pixels. */
function pictureOf(width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return canvas.toDataURL();
}

describe('A-064 R-30 the clipboard', () => {
  test.each([
    [
      'Word',
      "<html xmlns:o='urn:schemas-microsoft-com:office:office'><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=NL><!--StartFragment--><h2><span style='mso-fareast-language:NL'>Teak<o:p></o:p></span></h2><p class=MsoNormal><b>Vet</b> en <i>schuin</i><o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp; </span></span>een<o:p></o:p></p><!--EndFragment--></body></html>",
      '<h2>Teak</h2><p><strong>Vet</strong> en <em>schuin</em></p><ul><li>een</li></ul>',
    ],
    [
      'Google Docs',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f6c0a4e-7fff"><h2 dir="ltr"><span style="font-weight:400;">Teak</span></h2><p dir="ltr"><span style="font-weight:700;">Vet</span><span style="font-weight:400;"> en </span><span style="font-style:italic;">schuin</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>een</span></p></li></ul></b>',
      '<h2>Teak</h2><p><strong>Vet</strong> en <em>schuin</em></p><ul><li>een</li></ul>',
    ],
  ])(
    'what %s copies is pasted as its words and formats, and is one step of undo',
    async (_name, html, expected) => {
      await copyElsewhere(html);
      shown = await show('');
      await userEvent.click(shown.box);
      await userEvent.keyboard('{Control>}v{/Control}');
      expect(shown.last()).toBe(expected);
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(shown.last()).toBe('');
    },
  );
});

const fileOf = (name: string): File => new File([new Uint8Array([1])], name, { type: 'image/png' });

/** The mark on a picture without an alternative text. */
const marks = (): readonly Element[] =>
  [...document.querySelectorAll('[role="textbox"] span')].filter(
    (mark) =>
      mark.childElementCount === 0 && mark.textContent === 'Zonder beschrijving' && mark.checkVisibility(),
  );

describe('pictures', () => {
  const file = fileOf('teak.png');

  test('E-005 E-007 a picture that is pasted is shown, asks what it shows, and gets place and width without dragging', async () => {
    shown = await show('<p>een</p>');
    caretAfter('een');
    paste(shown.box, {}, [file]);
    const alt = await until(() => document.querySelector<HTMLInputElement>('[data-editor-picture] input'));
    expect(shown.last()).toBe('<p>een</p><img src="/media/new.webp" width="800" height="400">');
    await userEvent.fill(alt, 'Teak');
    await userEvent.click(
      await until(() =>
        [...document.querySelectorAll('[data-editor-picture] button')].find(
          (button) => button.textContent === 'Rechts',
        ),
      ),
    );
    await userEvent.click(document.querySelector('[aria-label="Smaller"]') ?? alt);
    const html = shown.last();
    expect(html).toMatch(
      /<img class="picture-right" src="\/media\/new.webp" alt="Teak" width="\d+" height="\d+">/,
    );
    await userEvent.fill(page.getByLabelText('Breedte in pixels'), '31');
    expect(shown.last()).toContain('width="31"');
    await userEvent.click(document.querySelector('[aria-label="Smaller"]') ?? alt);
    expect(shown.last()).toMatch(/width="30" height="30"/);
  });

  test('E-005 the article’s page shows a picture at its place, as wide as its writer made it', () => {
    const page_part = document.body.appendChild(document.createElement('div'));
    page_part.className = 'prose';
    page_part.style.width = '600px';
    page_part.innerHTML =
      ['', 'picture-left', 'picture-center', 'picture-right'].map(imageOf).join('') +
      '<figure class="picture-missing"></figure>';
    const { left } = page_part.getBoundingClientRect();
    const places = [...page_part.querySelectorAll('img')].map((img) => {
      const box = img.getBoundingClientRect();
      return [box.left - left, box.width];
    });
    expect(places).toEqual([
      [0, 600],
      [0, 300],
      [150, 300],
      [300, 300],
    ]);
    expect(page_part.querySelector('figure')?.checkVisibility()).toBe(false);
    page_part.remove();
  });

  test('E-005 E-007 a handle makes a picture smaller with the pointer, in its proportions, and never below 30 pixels', async () => {
    const address = pictureOf(400, 200);
    const html = '<p>een</p><img class="picture-left" src="/media/a.webp" alt="A" width="400" height="200">';
    shown = await show(html, { pictureAddress: () => address });
    const image = await until(() => document.querySelector<HTMLImageElement>('[role="textbox"] img'));
    await until(() => image.naturalWidth === 400);
    await userEvent.click(image);
    const handle = await until(() => document.querySelector('[data-corner="se"]'));
    await userEvent.dragAndDrop(handle, image, { targetPosition: { x: 200, y: 60 } });
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(shown.last()) ?? [];
    expect(Math.abs(Number(width) - 200)).toBeLessThan(3);
    expect(Number(height)).toBe(Math.round(Number(width) / 2));
    await userEvent.dragAndDrop(handle, image, { targetPosition: { x: 30, y: 40 } });
    expect(shown.last()).toContain('class="picture-left" src="/media/a.webp" alt="A" width="60" height="30"');
    caretAfter('een');
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(shown.last()).toBe(html);
  });

  test('WCAG 2.5.7 E-005 place and width of a picture are set with the keyboard alone', async () => {
    const address = pictureOf(400, 200);
    shown = await show(
      '<p>een</p><img class="picture-left" src="/media/a.webp" alt="A" width="400" height="200">',
      {
        pictureAddress: () => address,
      },
    );
    await until(() => document.querySelector<HTMLImageElement>('[role="textbox"] img')?.naturalWidth === 400);
    caretAfter('een');
    await userEvent.keyboard('{ArrowDown}');
    await until(() => document.querySelector('[data-editor-picture]'));
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Control>}a{/Control}100');
    expect(shown.last()).toContain('width="100" height="50"');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('Smaller');
    await userEvent.keyboard('{Enter}');
    expect(shown.last()).toContain('width="80" height="40"');
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe('Breder');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(shown.last()).toContain('width="120" height="60"');
    for (const [name, place] of [
      ['Links', null],
      ['Centreren', 'picture-center'],
      ['Rechts', 'picture-right'],
    ] as const) {
      await userEvent.keyboard('{Tab}');
      expect(focused()).toBe(name);
      await userEvent.keyboard('{Enter}');
      const [, written] = /<img class="(picture-\w+)"/.exec(shown.last()) ?? [];
      expect(written ?? null).toBe(place);
    }
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(shown.box);
  });

  test('E-005 R-34 pictures that are dropped stand below the words they were dropped on, one under the other', async () => {
    let added = 0;
    shown = await show('<p>een</p><p>twee</p>', {
      addPicture: async ({ name }) => {
        added += 1;
        return ok({ src: `/media/${name}`, alt: name, width: 800, height: 400 });
      },
    });
    const words = await until(() => document.querySelector('[role="textbox"] p'));
    const { left, top } = words.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    for (const name of ['a.webp', 'b.webp']) dataTransfer.items.add(new File(['x'], name));
    const at = { clientX: left + 4, clientY: top + 4 };
    const dropped = new DragEvent('drop', { dataTransfer, ...at, bubbles: true, cancelable: true });
    words.dispatchEvent(dropped);
    expect(dropped.defaultPrevented).toBe(true);
    await until(() => added === 2 && shown?.last().includes('b.webp'));
    expect(shown.last().match(/<p>[^<]*<\/p>|src="[^"]*"/g)).toEqual([
      '<p>een</p>',
      'src="/media/a.webp"',
      'src="/media/b.webp"',
      '<p>twee</p>',
    ]);
  });

  test('R-38 E-005 of several pictures each bears a mark until it is described, and a writer is led from one to the next', async () => {
    shown = await show(
      '<p>een</p><table><tbody><tr><td><img src="/media/c.webp" width="20"></td></tr></tbody></table>',
      {
        addPicture: async ({ name }) => ok({ src: `/media/${name}`, alt: '', width: 800, height: 400 }),
      },
    );
    caretAfter('een');
    paste(shown.box, {}, ['a.webp', 'b.webp'].map(fileOf));
    await until(() => document.querySelectorAll('[role="textbox"] img').length === 2);
    expect(marks()).toHaveLength(2);
    const asked = async (described: number): Promise<HTMLInputElement> =>
      await until(() => {
        const field = document.querySelector<HTMLInputElement>('[data-editor-picture] input');
        return field === document.activeElement && marks().length === 2 - described && field;
      });
    const next = (): void => shown?.handle.showPictureWithoutAlt();
    // The first of them was asked for already.
    await until(() => document.querySelector('[data-editor-picture]'));
    next();
    await userEvent.fill(await asked(0), 'Hek');
    await until(() => marks().length === 1);
    next();
    const status = 'HTML-blok geselecteerd';
    await until(() => document.querySelector('[aria-live]')?.textContent?.startsWith(status));
    next();
    await userEvent.fill(await asked(1), 'Boeg');
    await until(() => marks().length === 0);
    expect(shown.last()).toMatch(/a\.webp" alt="Boeg".*b\.webp" alt="Hek"/);
  });

  test('R-38 B-057 what saving gives to a picture without a description is shown as none, and stays as it was', async () => {
    const html = `<p>een</p><img src="/media/a.webp" alt="${DEFAULT_PICTURE_ALT}">`;
    shown = await show(html, { default_alt: DEFAULT_PICTURE_ALT });
    await until(() => document.querySelector('[role="textbox"] img'));
    expect(marks()).toHaveLength(1);
    shown.handle.showPictureWithoutAlt();
    const field = await until(() => document.querySelector<HTMLInputElement>('[data-editor-picture] input'));
    expect(field.value).toBe('');
    expect(document.querySelector('[data-editor-picture]')?.textContent).toContain('Beschrijf de afbeelding');
    expect(shown.last()).toBe(html);
    await userEvent.fill(field, 'Teak');
    expect(shown.last()).toContain('alt="Teak"');
  });

  test('E-006 a click elsewhere leaves the picture', async () => {
    shown = await show('<p>een</p><img src="/media/a.webp" alt="A">');
    await userEvent.click(await until(() => document.querySelector('[role="textbox"] img')));
    await until(() => document.querySelector('[data-editor-picture]'));
    await userEvent.click(document.querySelector('button') ?? shown.box);
    await until(() => document.querySelector('[data-editor-picture]') === null);
  });

  test('R-34 text beside a picture of itself, as Word and Excel copy it, is pasted as text', async () => {
    shown = await show('<p>een</p>');
    caretAfter('een');
    paste(shown.box, { 'text/html': '<p>twee</p>' }, [file]);
    expect(shown.last()).not.toContain('img');
    expect(shown.last()).toContain('twee');
  });

  test('R-34 a picture of another site leaves its place, and a file that is refused says why', async () => {
    shown = await show('<p>een</p>', { addPicture: async () => ({ ok: false, error: 'Te groot.' }) });
    caretAfter('een');
    paste(shown.box, { 'text/html': '<p>twee</p><img src="https://elders.example/x.jpg">' });
    expect(shown.last()).not.toContain('elders');
    expect(shown.last()).toContain('<figure class="picture-missing"></figure>');
    expect(shown.box.textContent).toContain('Afbeelding niet overgenomen');
    paste(shown.box, {}, [file]);
    await until(() => document.querySelector('[role="alert"]')?.textContent === 'Te groot.');
    expect(shown.last()).not.toContain('<img');
  });

  test('A-054 R-36 an editor that closes draws nothing once more: no picture that is still on this device is asked of the server', async () => {
    const address = `/storage/v1/object/public/blog-images/${crypto.randomUUID()}-800.webp`;
    shown = await show(`<p>een</p><img src="${address}" alt="Teak">`);
    const drawn = await until(() => document.querySelector('[role="textbox"] img'));
    const { box } = shown;
    shown.end();
    expect(box.querySelector('img') ?? drawn).toBe(drawn);
    expect(drawn.getAttribute('src')).toBe(PIXEL);
  });
});
