import { expect, test } from 'vitest';
import { refusalLines, refusalMessages } from './form-messages.ts';

const FILES = [
  { id: 'a', name: 'romp.jpg' },
  { id: 'b', name: 'film.mov' },
  { id: 'c', name: 'leeg.pdf' },
] as const;
const WRONG_TYPE = 'Kies foto’s (JPEG, PNG, WebP of HEIC) of een PDF';
const refused = (fields: Readonly<Record<string, string>>, code = 'invalid_attachments') => ({
  status: 422,
  code,
  error: 'U kunt hooguit 5 bestanden meesturen',
  fields,
});

test('R-26 when the list of files is refused, every refused file is named with its own reason and no other one', () => {
  const refusal = refused({ attachments: 'wrong_type', b: 'wrong_type', c: 'empty' });
  expect(refusalMessages('contact', refusal, FILES)).toEqual({
    message: '',
    errors: { attachments: `film.mov: ${WRONG_TYPE}\nleeg.pdf: Dit bestand is leeg` },
  });
});

test('R-26 a list that is refused as a whole names all of its files, with the reason of the list', () => {
  const each = FILES.map(({ name }) => `${name}: U kunt hooguit 5 bestanden meesturen`);
  for (const refusal of [
    refused({ attachments: 'too_many' }),
    refused({ attachments: 'too_many', a: 'too_many', b: 'too_many', c: 'too_many' }),
    refused({}, 'too_large'),
  ])
    expect(refusalMessages('contact', refusal, FILES).errors['attachments']?.split('\n')).toEqual(each);
  // Without files there is nothing to name.
  expect(refusalLines(refused({}, 'too_large'), [])).toEqual(['U kunt hooguit 5 bestanden meesturen']);
});

test('a refusal about anything else is told in its one sentence', () => {
  expect(refusalLines(refused({}, 'rejected'), FILES)).toEqual(['U kunt hooguit 5 bestanden meesturen']);
});
