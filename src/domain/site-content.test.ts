import { expect, test } from 'vitest';
import {
  columnOfField,
  needsPicture,
  parseSiteTexts,
  SITE_FIELDS,
  SITE_INPUTS,
  SITE_KINDS,
  slotOfField,
  videoAddress,
} from './site-content.ts';

const project = { title: ' Groene romp ', alt: 'Een romp', active: 'yes' };

test('R-14 the texts of a form become columns: trimmed, empty is null, the switch is a truth', () => {
  expect(
    parseSiteTexts(
      'project',
      { ...project, category: '', done_on: '2026-05-01', services: 'Polijsten' },
      true,
    ),
  ).toEqual({
    ok: true,
    value: {
      title: 'Groene romp',
      description: null,
      category: null,
      location: null,
      services: 'Polijsten',
      done_on: '2026-05-01',
      transform_id: null,
      alt: 'Een romp',
      active: true,
    },
  });
});

const refused = (kind: (typeof SITE_KINDS)[number], texts: object) => {
  const parsed = parseSiteTexts(kind, texts, true);
  return parsed.ok ? null : parsed.error;
};

test('R-14 missing and wrong values are named by field, the alternative text of a picture among them', () => {
  expect(refused('project', { active: 'yes' })).toEqual({ title: 'required', alt: 'required' });
  expect(refused('project', { ...project, done_on: '31-02-2026' })).toEqual({ done_on: 'invalid_date' });
  expect(refused('pair', { title: 'Romp', active: 'no' })).toEqual({
    before_alt: 'required',
    after_alt: 'required',
  });
  expect(refused('hero', { page: 'contact', alt: 'Kade', active: 'yes' })).toEqual({
    page: 'invalid_choice',
  });
  expect(refused('service', { title: 'Bootreiniging', link: 'javascript:alert(1)', active: 'yes' })).toEqual({
    link: 'invalid_address',
  });
  expect(refused('service', { title: 'Bootreiniging', link: '//elders.example', active: 'yes' })).toEqual({
    link: 'invalid_address',
  });
});

test('R-14 of an edit only the fields that were given are read', () => {
  expect(parseSiteTexts('project', { alt: 'Een andere romp' }, false)).toEqual({
    ok: true,
    value: { alt: 'Een andere romp' },
  });
  expect(parseSiteTexts('project', { title: '' }, false)).toEqual({
    ok: false,
    error: { title: 'required' },
  });
});

test('P-086 every way to write the address of a video becomes the one with v=', () => {
  const watch = { ok: true, value: 'https://www.youtube.com/watch?v=havenglans1' };
  expect(videoAddress('https://www.youtube.com/watch?v=havenglans1&t=10')).toEqual(watch);
  expect(videoAddress('https://youtu.be/havenglans1?si=x')).toEqual(watch);
  expect(videoAddress('https://youtube.com/shorts/havenglans1')).toEqual(watch);
  expect(videoAddress('https://www.youtube-nocookie.com/embed/havenglans1')).toEqual(watch);
  for (const address of [
    'http://www.youtube.com/watch?v=havenglans1',
    'https://www.youtube.com/',
    'https://elders.example/watch?v=havenglans1',
    'video',
  ]) {
    expect(videoAddress(address), address).toEqual({ ok: false, error: 'invalid_address' });
  }
  expect(videoAddress('')).toEqual({ ok: false, error: 'required' });
});

test('R-14 a form shows exactly the fields of its kind, and the texts of a half go to that half', () => {
  for (const kind of SITE_KINDS) {
    expect(SITE_FIELDS[kind].toSorted()).toEqual(Object.keys(SITE_INPUTS[kind].entries).toSorted());
  }
  expect([slotOfField('before_alt'), columnOfField('before_alt'), slotOfField('title')]).toEqual([
    'before',
    'alt',
    null,
  ]);
  expect(SITE_KINDS.filter((kind) => !needsPicture(kind))).toEqual(['service']);
});
