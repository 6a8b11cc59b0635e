/** The formats that a clipboard's own stylesheet gives to classes: Pages and Excel say there what others say on the element. */

/** On an element whose class has formats, beside the declarations of its own style, which win. */
export const CLASS_STYLE = 'data-class-style';

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const CLASS_SELECTOR = /^[a-z\d]*\.[a-z_][\w-]*$/i;
/** Formats of words and their place; the rest of a stylesheet is what its program looks like. */
const DECLARATION =
  /(?:^|;)\s*((?:font-weight|font-style|text-decoration|text-decoration-line|text-align|vertical-align)\s*:[^;]*)/gi;

/** Notes the formats of classes on the elements that have them. */
export function noteClassStyles(pasted: Document): void {
  for (const sheet of pasted.querySelectorAll('style'))
    for (const [, selectors = '', block = ''] of (sheet.textContent ?? '')
      .replace(/<!--|-->/g, '')
      .matchAll(RULE)) {
      const declarations = [...block.matchAll(DECLARATION)].map(([, declaration = '']) => declaration);
      const classes = selectors
        .split(',')
        .map((selector) => selector.trim())
        .filter((selector) => CLASS_SELECTOR.test(selector));
      if (declarations.length === 0 || classes.length === 0) continue;
      for (const element of pasted.querySelectorAll(classes.join(',')))
        element.setAttribute(
          CLASS_STYLE,
          [element.getAttribute(CLASS_STYLE) ?? '', ...declarations].join(';'),
        );
    }
}
