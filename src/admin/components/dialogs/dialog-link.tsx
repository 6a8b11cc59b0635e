import type { ComponentProps } from 'react';
import { createPath } from 'react-router-dom';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { partsOf } from './dialog-route.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Address of the dialog, without a query; after a '#' a part of it. */
  readonly path: string;
  /** The list's search and filters as a query with its question mark, for a new tab. */
  readonly query?: string;
  /** Opens the dialog at the path: `useOpenDialog`, and what a screen does before it. */
  readonly onOpen: (path: string) => void;
  /** Called when somebody is likely to press it: to read what the dialog shows. */
  readonly onNear?: () => void;
}

/** A pointer that stays on a link for so long is likely to press it; one that crosses a list, or begins to scroll it, has left by then. */
const NEAR_AFTER_MS = 40;
let waiting: ReturnType<typeof setTimeout> | undefined;
const leave = (): void => clearTimeout(waiting);

const nearing = (onNear: () => void) => {
  const come = (): void => {
    leave();
    waiting = setTimeout(onNear, NEAR_AFTER_MS);
  };
  return {
    onPointerEnter: come,
    onFocus: come,
    onPointerLeave: leave,
    onPointerCancel: leave,
    onBlur: leave,
  };
};

/**
 * A link that opens a dialog over what is open now. With a key held or another mouse button it is an ordinary link: a new
 * tab, a download. No `Link` of the router, which is drawn anew with every change of the address, and a list has a hundred.
 */
export function DialogLink({ path, query = '', onOpen, onNear, children, ...link }: Props) {
  return (
    <a
      aria-haspopup="dialog"
      {...(onNear && nearing(onNear))}
      {...link}
      href={createPath(partsOf(path, query))}
      onClick={(event) => {
        // The dialog reads for itself now.
        leave();
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(path);
      }}
    >
      {children}
    </a>
  );
}
