/**
 * Lists on the root element, in the attribute `data-dialogs`, which kinds of dialog are open. The rules that keep the pill, the
 * header and the notices in sight read it (admin-shell.module.css, admin.css, notices.css). A rule with `html:has(…)` would need
 * no code, but makes the browser compute the style of every element again at each change: that was half of what opening a dialog
 * cost.
 */
import { useLayoutEffect } from 'react';

/** By the word in the list: the selector that finds such a dialog in a portal. */
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

/** The page beneath has a scroll bar that takes room: the place where it was stays while a dialog is open. */
const BESIDE_BAR = 'beside-bar';

const PORTAL = '[data-portal]';
/** What makes or breaks a mark without a change of the tree. */
const ATTRIBUTES = ['data-hidden', 'data-full-screen', 'data-foot'];

/**
 * Keeps `data-dialogs` true until it is stopped, before each frame that shows a change.
 * @returns Stops, and takes the marks away.
 */
export function markDialogs(): () => void {
  const root = document.documentElement;
  let has_bar = false;
  const look = (): void => {
    const portals = [...document.body.children].filter((child) => child.matches(PORTAL));
    const words = Object.entries(MARKS).flatMap(([word, selector]) =>
      portals.some((portal) => portal.querySelector(selector) !== null) ? [word] : [],
    );
    const is_open = words.includes('open');
    // Asked before the rule of an open dialog takes the bar away.
    if (is_open && root.dataset['dialogs']?.includes('open') !== true)
      has_bar = window.innerWidth > root.clientWidth;
    const marks = [...words, ...(is_open && has_bar ? [BESIDE_BAR] : [])].join(' ');
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
