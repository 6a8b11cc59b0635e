import { expect, test } from 'vitest';
import { opensArticle } from './use-shown-code.ts';

const BLOCK = { id: 'a', html: '<p>Een</p>' };

test('E-020 a block opens an article when it stands below an empty text or is the first part of the text itself', () => {
  const opens = (content: string, blocks = [BLOCK]) => opensArticle({ content, blocks }, 'a', BLOCK.html);
  expect(opens(''), 'below an empty text').toBe(true);
  expect(opens('', [{ id: 'b', html: '<p>Twee</p>' }, BLOCK]), 'below another block').toBe(false);
  expect(opens('<p>Tekst</p>'), 'below a text').toBe(false);
  expect(opens('<div data-custom-content="a"></div>'), 'at a place in the text').toBe(false);
  expect(opens('\n<p>Een</p><p>Twee</p>', []), 'in the text itself').toBe(true);
  expect(opens('<p>Twee</p><p>Een</p>', []), 'further down the text').toBe(false);
  expect(opensArticle({ content: '', blocks: [] }, null, ''), 'new code').toBe(false);
});
