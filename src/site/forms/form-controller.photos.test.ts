import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addDraftFile, filesOf, listQueued, newPlace, removeFile } from '../../public-data/queue/index.ts';
import { fill, killPages, openForm, openPageForEachTest, take, visitor } from './testing/form-visitor.ts';

openPageForEachTest();

const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
const photo = (size_bytes = 100): File => {
  const bytes = new Uint8Array(size_bytes);
  bytes.set(JPEG_HEAD);
  return new File([bytes], 'IMG_0001.jpeg', { type: 'image/jpeg' });
};
const pdf = new File(['%PDF-1.7 offerte'], 'offerte.pdf', { type: 'application/pdf' });

type Opened = ReturnType<typeof openForm>;

/** The names of the listed files, once none is being read any more. */
const settled = async ({ last }: Opened, count: number): Promise<string[] | undefined> => {
  await vi.waitFor(() => expect([last()?.files.length, last()?.files_note]).toEqual([count, '']));
  return last()?.files.map(({ name }) => name);
};

test('R-26 the photos of the guide are chosen in any order, and each tells the office what it shows', async () => {
  const opened = openForm('contact');
  opened.form.choose([photo()], 'deck');
  await settled(opened, 1);
  opened.form.choose([photo()], 'hull');
  expect(await settled(opened, 2)).toEqual(['dek.jpg', 'romp-zonzijde.jpg']);
  expect(opened.last()?.files).toMatchObject([{ step: 'deck' }, { step: 'hull' }]);
  fill(opened.form);
  await opened.controller.submit();
  expect(visitor.sent[0]?.['attachments']).toMatchObject([
    { name: 'dek.jpg', type: 'image/jpeg', size_bytes: 100 },
    { name: 'romp-zonzijde.jpg' },
  ]);
  expect(opened.last()).toMatchObject({ status: 'success', files: [] });
});

test('R-26 another photo of the same step takes the place of the first; one that is refused takes nothing away, and is told of there', async () => {
  const opened = openForm('contact');
  opened.form.choose([photo()], 'waterline');
  await settled(opened, 1);
  opened.form.choose([photo(200)], 'waterline');
  await vi.waitFor(() => expect(opened.last()?.files).toMatchObject([{ size_bytes: 200 }]));
  await settled(opened, 1);
  opened.form.choose([pdf], 'waterline');
  await vi.waitFor(() =>
    expect(opened.last()?.errors).toEqual({
      'foto-waterline': 'Kies hier een foto. Een pdf voegt u hieronder toe.',
    }),
  );
  expect(await settled(opened, 1)).toEqual(['waterlijn.jpg']);
  opened.form.choose([photo(300)], 'waterline');
  await vi.waitFor(() => expect(opened.last()?.files).toMatchObject([{ size_bytes: 300 }]));
  expect(opened.last()?.errors, 'a photo that fits settles it').toEqual({});
  await settled(opened, 1);
  await removeFile(opened.last()?.files[0]?.id ?? '');
});

test('R-26 the bounds hold for photos of the guide and other files together; a full list takes another photo in place of one', async () => {
  const opened = openForm('contact');
  opened.form.choose([photo()], 'hull');
  await settled(opened, 1);
  opened.form.choose([pdf, pdf, pdf, pdf]);
  await settled(opened, 5);
  opened.form.choose([photo()], 'deck');
  await vi.waitFor(() =>
    expect(opened.last()?.errors).toEqual({ 'foto-deck': 'U kunt hooguit 5 bestanden meesturen' }),
  );
  opened.form.choose([photo(200)], 'hull');
  await vi.waitFor(() =>
    expect(opened.last()?.files.at(-1)).toMatchObject({ name: 'romp-zonzijde.jpg', size_bytes: 200 }),
  );
  await settled(opened, 5);
  for (const { id } of opened.last()?.files ?? []) await removeFile(id);
});

test('R-22 R-26 a photo that is taken away leaves its step empty, with the keyboard there', async () => {
  const opened = openForm('contact');
  opened.form.choose([photo()], 'hull');
  await settled(opened, 1);
  await opened.controller.removeFile(opened.last()?.files[0]?.id ?? '');
  expect(opened.last()).toMatchObject({
    files: [],
    files_note: 'Romp aan de zonzijde gaat niet mee.',
    focus: 'contact-foto-hull',
  });
});

test('R-22 R-26 with the guide closed a photo is taken away in the list, and the keyboard stays with the field of that list', async () => {
  const kept = { id: 'p1', name: 'dek.webp', type: 'image/webp', step: 'deck', is_original: false };
  await addDraftFile(newPlace('consultation', 'page'), { ...kept, bytes: new ArrayBuffer(9) });
  const opened = openForm('consultation');
  await vi.waitFor(() => expect(opened.last()?.files).toMatchObject([{ step: 'deck' }]));
  await opened.controller.removeFile('p1');
  expect(opened.last()).toMatchObject({ files: [], focus: 'consultation-bestanden' });
});

test('R-19 R-26 a browser that is killed has the photos again, each at its step', async () => {
  const first = openForm('contact');
  first.form.choose([photo()], 'waterline');
  await settled(first, 1);
  await killPages();
  const next = openForm('contact');
  await vi.waitFor(() =>
    expect(next.last()?.files).toMatchObject([{ name: 'waterlijn.jpg', step: 'waterline' }]),
  );
  await removeFile(next.last()?.files[0]?.id ?? '');
});

test('R-19 R-26 without a connection the photos are queued with the request, under the names of their steps', async () => {
  const opened = openForm('contact');
  fill(opened.form);
  opened.form.choose([photo()], 'deck');
  await settled(opened, 1);
  visitor.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await opened.controller.submit();
  expect(opened.last()).toMatchObject({ status: 'kept', files: [] });
  const [queued] = await listQueued();
  expect(await filesOf(queued?.id ?? '')).toMatchObject([{ name: 'dek.jpg', step: 'deck' }]);
  visitor.answer = take;
});
