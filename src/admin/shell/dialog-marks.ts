/**
 * Says on the root element what lies over the screen, as words of `data-dialogs`, for the rules that keep pill, header and
 * notices in sight (admin-shell.module.css, admin.css). `html:has(…)` would say it without code, but has the browser look at the
 * style of every element anew whenever anything changes anywhere: half of what opening a dialog cost.
 */
import { useLayoutEffect } from 'react';

/** What has to be in a portal for each word. */
const MARKS = {
  open: ':is(.mantine-Modal-content, .mantine-Drawer-content):not([data-hidden])',
  /** Begins right below the pill, or fills the screen, on a phone. */
  high: ':is(.mantine-Modal-content[data-full-screen], [data-below-pill])',
  /** A question over all else, the list of the pill included. */
  question: '[data-over-pill]',
  /** Fills the screen, and is no form, which has a place for the pill in its header. */
  filling: '.mantine-Modal-content[data-full-screen]:not([data-hidden], [data-form-page] *)',
  /** A viewer or the camera. */
  dark: '.mantine-Modal-content[data-full-screen]:not([data-hidden], :has(.mantine-Modal-header))',
  form: '[data-form-page] .mantine-Modal-content:not([data-hidden])',
  'two-rows': '.mantine-Modal-content:not([data-hidden]) [data-foot="two-rows"]',
} as const;

const PORTAL = '[data-portal]';
/** What makes or breaks a mark without a change of the tree. */
const ATTRIBUTES = ['data-hidden', 'data-full-screen', 'data-foot'];

/**
 * Keeps `data-dialogs` true until it is stopped, before each frame that shows a change.
 * @returns Stops, and takes the marks away.
 */
export function markDialogs(): () => void {
  const root = document.documentElement;
  const look = (): void => {
    const portals = [...document.body.children].filter((child) => child.matches(PORTAL));
    const words = Object.entries(MARKS).flatMap(([word, selector]) =>
      portals.some((portal) => portal.querySelector(selector) !== null) ? [word] : [],
    );
    const marks = words.join(' ');
    if (root.dataset['dialogs'] !== marks) root.dataset['dialogs'] = marks;
  };
  const inside = new MutationObserver(look);
  const watchPortals = (nodes: Iterable<Node>): void => {
    for (const node of nodes)
      if (node instanceof Element && node.matches(PORTAL))
        inside.observe(node, { childList: true, subtree: true, attributeFilter: ATTRIBUTES });
  };
  const beside = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) watchPortals(addedNodes);
    look();
  });
  beside.observe(document.body, { childList: true });
  watchPortals(document.body.children);
  look();
  return () => {
    inside.disconnect();
    beside.disconnect();
    delete root.dataset['dialogs'];
  };
}

/** Marks the dialogs while the shell stands. */
export const useDialogMarks = (): void => useLayoutEffect(() => markDialogs(), []);
