import type { Page } from '@playwright/test';

/** Written into an article or a page of its own, which has the sizes of the site. */
const NOT_OF_THE_SCREEN = '.ProseMirror, .cm-editor, iframe';

/** The text on the screen that is drawn smaller than `least_px`, as 'size: words'; what only a screen reader finds is no part of it. */
export function smallTexts(page: Page, least_px: number): Promise<string[]> {
  return page.evaluate(
    ({ least, left_out }) => {
      const found = new Set<string>();
      const note = (element: Element, words: string): void => {
        const size_px = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size_px >= least - 0.01 || element.closest(left_out) !== null) return;
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || !element.checkVisibility({ checkVisibilityCSS: true })) return;
        found.add(
          `${size_px} px: ${words.trim().slice(0, 60)} (${element.getAttribute('class') ?? element.tagName})`,
        );
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement;
        if (element !== null && /\S/.test(text.nodeValue ?? '')) note(element, text.nodeValue ?? '');
      }
      for (const field of document.querySelectorAll<HTMLInputElement>(
        'input:not([type=radio], [type=checkbox]), textarea, select',
      ))
        note(field, field.value || field.placeholder || '');
      return [...found];
    },
    { least: least_px, left_out: NOT_OF_THE_SCREEN },
  );
}
