const SCHEME_CONDITION = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;
/** Conditions that hold always and never, and may be joined with others. */
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: -1px)';

/**
 * Styles for a scheme that a person chose, whatever the device asks for: the admin has a choice of its own, and media
 * conditions know the device's alone.
 */
export const inScheme = (css: string, scheme: 'light' | 'dark'): string =>
  css.replace(SCHEME_CONDITION, (_condition, asked: string) =>
    asked.toLowerCase() === scheme ? ALWAYS : NEVER,
  );
