import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSources } from './html-blocks.ts';
import {
  allAnswered,
  areEqual,
  BLOCKS,
  mergeRuns,
  type Pair,
  pairsOf,
  PROMISES,
  SWAPPED,
} from '../testing/two-writers.ts';
import {
  type ArticleMerge,
  type ArticleVersion,
  mergeArticle,
  mergeWithoutBase,
  resolveArticle,
} from './merge-article.ts';

interface Block {
  readonly id: string;
  readonly html: string;
  readonly createdAt: string;
}
type Version = ArticleVersion<Block>;

const block = (id: string, html = `<p>${id} schema</p>`): Block => ({ id, html, createdAt: `2026 ${id}` });
const place = (id: string): string => `<div data-custom-content="${id}"></div>`;
const A = '<p>De romp wordt gewassen en gedroogd</p>';
const B = '<p>Teak blijft mooi met zout water</p>';
const whole = ({ text, blocks }: Version) => ({ content: text.join(''), blocks });

const BASE: Version = { text: [A, place('een'), B], blocks: [block('een'), block('onder')] };

test('E-022 a change of a source joins a change of the text, and one that both changed is a choice', () => {
  const mine: Version = {
    text: [A, place('een'), B, '<hr>'],
    blocks: [block('een', '<p>mijn schema</p>'), block('onder')],
  };
  const theirs: Version = {
    text: [A, place('een')],
    blocks: [block('een'), block('onder', '<p>hun schema</p>')],
  };
  expect(resolveArticle(mergeArticle(BASE, mine, theirs), new Map())).toEqual({
    content: [A, place('een'), '<hr>'].join(''),
    blocks: [block('een', '<p>mijn schema</p>'), block('onder', '<p>hun schema</p>')],
  });
  const both = mergeArticle(BASE, mine, {
    ...BASE,
    blocks: [block('een', '<p>hun schema</p>'), block('onder')],
  });
  expect(resolveArticle(both, new Map())).toBeNull();
  expect(resolveArticle(both, new Map([[1, 'both']]))).toEqual({
    content: [A, place('een'), place('een-2'), B, '<hr>'].join(''),
    blocks: [
      block('een', '<p>hun schema</p>'),
      { ...block('een', '<p>mijn schema</p>'), id: 'een-2' },
      block('onder'),
    ],
  });
});

const IDS = ['een', 'twee', 'drie', 'onder'];
const version: fc.Arbitrary<Version> = fc
  .record({
    blocks: fc.shuffledSubarray(IDS),
    text: fc.shuffledSubarray([A, B, '<hr>', ...IDS.map(place)]),
    changed: fc.subarray(IDS),
  })
  .map(({ blocks, text, changed }) => ({
    text: text.filter(
      (html) => !html.includes('data-custom-content') || blocks.some((id) => html === place(id)),
    ),
    blocks: blocks.map((id) => (changed.includes(id) ? block(id, `<p>${id} schema anders</p>`) : block(id))),
  }));

test('of versions that have little in common too a side that changed nothing gives exactly the other, its HTML blocks in their order', () => {
  fc.assert(
    fc.property(version, version, (base, changed) => {
      expect(resolveArticle(mergeArticle(base, changed, base), new Map())).toEqual(whole(changed));
      expect(resolveArticle(mergeArticle(base, base, changed), new Map())).toEqual(whole(changed));
    }),
    { numRuns: 1_000 },
  );
});

test('and both devices end with the same article', () => {
  fc.assert(
    fc.property(version, version, version, (base, mine, theirs) => {
      const here = mergeArticle(base, mine, theirs);
      const there = mergeArticle(base, theirs, mine, 'mine');
      const answers = new Map(here.blocks.map((_block, index) => [index, 'both'] as const));
      expect(resolveArticle(there, answers)).toEqual(resolveArticle(here, answers));
    }),
    { numRuns: 1_000 },
  );
});

test('G4 of two versions whose beginning is not known, every block stays that only one has, and alike blocks are a choice', () => {
  const their_b = '<p>Teak blijft mooi met zoet water</p>';
  const mine: Version = { text: [A, B, '<hr>'], blocks: [] };
  const theirs: Version = { text: [place('een'), A, their_b], blocks: [block('een')] };
  const merge = mergeWithoutBase(mine, theirs);
  expect(merge.blocks.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'conflict', 'kept']);
  expect(resolveArticle(merge, new Map([[2, 'mine']]))).toEqual({
    content: [place('een'), A, B, '<hr>'].join(''),
    blocks: [block('een')],
  });
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(resolveArticle(mergeWithoutBase(one, one), new Map())).toEqual(whole(one));
      const joined = mergeWithoutBase(one, other);
      const shown = joined.blocks.flatMap((merged) =>
        merged.kind === 'kept' ? [merged.html] : [merged.mine, merged.theirs],
      );
      for (const side of [one, other])
        for (const html of withSources(side.text, side.blocks)) expect(shown).toContain(html);
    }),
    { numRuns: 500 },
  );
});

/** An HTML block of an article as `withSources` writes it. */
const WHOLE_BLOCK = /^<div data-custom-content="([^"]*)"(?: data-below="")?>(.*)<\/div>$/;

/** A version of an article as it is stored: places in its text, sources beside it; blocks below it have no place. */
const stored = (parts: readonly string[]): Version => {
  const split = parts.map((html) => {
    const [, id, source = ''] = WHOLE_BLOCK.exec(html) ?? [];
    return id === undefined ? { html } : { html: place(id), block: block(id, source) };
  });
  const is_below = parts.map((html) => html.includes(' data-below=""'));
  const blocks = split.map((part) => part.block);
  return {
    text: split.flatMap(({ html }, index) => (is_below[index] === true ? [] : html)),
    blocks: [
      ...blocks.filter((_block, at) => is_below[at] !== true),
      ...blocks.filter((_block, at) => is_below[at]),
    ].filter((one) => one !== undefined),
  };
};

const sourced = (id: string, below = ''): string =>
  `<div data-custom-content="${id}"${below}><p>${id} schema van de ${id}</p></div>`;
/** Text with an HTML block after every third block of it, and two that stand below. */
const PARTS = [
  ...BLOCKS.flatMap((html, at) => (at % 3 === 0 ? [sourced(`blok${at}`), html] : [html])),
  sourced('onder1', ' data-below=""'),
  sourced('onder2', ' data-below=""'),
];
const editsOfArticle = pairsOf(PARTS, (who, number, kind) => {
  if (kind < 2) return `<p>plak ${kind}</p>`;
  return kind < 4
    ? `<p>${who} ${number} nieuw</p>`
    : sourced(`${who}${number}`, kind === 4 ? '' : ' data-below=""');
});

type Versions = Readonly<Record<'base' | 'mine' | 'theirs', Version>>;
type Resolved = NonNullable<ReturnType<typeof resolveArticle<Block>>>;

const ARTICLE_PROMISES: Readonly<
  Record<string, (versions: Versions, merge: ArticleMerge<Block>, pair: Pair, resolved: Resolved) => boolean>
> = {
  'both devices end with one article, whatever is answered': (
    { base, mine, theirs },
    _merge,
    { answer },
    resolved,
  ) => {
    const there = mergeArticle(base, theirs, mine, 'mine');
    return areEqual(resolveArticle(there, allAnswered(there, SWAPPED[answer])), resolved);
  },
  'a side that changed nothing gives exactly the other, its HTML blocks in their order too': ({
    base,
    mine,
    theirs,
  }) =>
    areEqual(resolveArticle(mergeArticle(base, mine, base), new Map()), whole(mine)) &&
    areEqual(resolveArticle(mergeArticle(base, base, theirs), new Map()), whole(theirs)),
  'nothing that the answers keep disappears: text in the text, sources among the blocks': (
    _versions,
    merge,
    { answer },
    resolved,
  ) =>
    merge.blocks.every((part) => {
      const kept =
        part.kind === 'kept'
          ? [part.html]
          : [answer !== 'theirs' && part.mine, answer !== 'mine' && part.theirs].filter(
              (html) => typeof html === 'string',
            );
      return kept.every((html) => {
        const [, , source] = WHOLE_BLOCK.exec(html) ?? [];
        return source === undefined
          ? resolved.content.includes(html)
          : resolved.blocks.some((one) => one.html === source);
      });
    }),
  'every HTML block has an id of its own, and every place in the text a block': (
    _versions,
    _merge,
    _pair,
    { content, blocks },
  ) => {
    const ids = blocks.map(({ id }) => id);
    const places = [...content.matchAll(/data-custom-content="([^"]*)"/g)].map(([, id = '']) => id);
    return (
      new Set(ids).size === ids.length &&
      new Set(places).size === places.length &&
      places.every((id) => ids.includes(id))
    );
  },
};

test('10,000 random pairs of edits of text and HTML blocks, each answer: nothing disappears, nothing stands twice, both devices end with one article, and a side that changed nothing gives exactly the other', () => {
  const answered = new Set<string>();
  fc.assert(
    fc.property(editsOfArticle, (edits) => {
      const versions = { base: stored(edits.base), mine: stored(edits.mine), theirs: stored(edits.theirs) };
      const merge = mergeArticle(versions.base, versions.mine, versions.theirs);
      const wholes = {
        base: withSources(versions.base.text, versions.base.blocks),
        mine: withSources(versions.mine.text, versions.mine.blocks),
        theirs: withSources(versions.theirs.text, versions.theirs.blocks),
        answer: edits.answer,
      };
      const resolved = resolveArticle(merge, allAnswered(merge, edits.answer));
      if (resolved === null) throw new Error('a choice was left open');
      const broken = [
        ...Object.entries(PROMISES).filter(([, holds]) => !holds(wholes, merge)),
        ...Object.entries(ARTICLE_PROMISES).filter(([, holds]) => !holds(versions, merge, edits, resolved)),
      ];
      if (broken.length > 0) throw new Error(broken.map(([promise]) => promise).join('; '));
      if (merge.blocks.some(({ kind }) => kind === 'conflict')) answered.add(edits.answer);
    }),
    mergeRuns(process.env['MERGE_SEED']),
  );
  expect([...answered].toSorted(), 'choices came up, with each answer').toEqual(['both', 'mine', 'theirs']);
}, 60_000);
