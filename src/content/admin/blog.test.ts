import { expect, test } from 'vitest';
import { article_html } from '../site/article-html.ts';
import { blogText } from './blog.ts';

test('B-057 R-38 the description that counts as none is the one that saving gives to a picture without any', () => {
  expect(blogText.seo.default_alt).toBe(article_html.image_alt);
});
