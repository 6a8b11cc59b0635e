import { Link, type LinkProps } from 'react-router-dom';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { partsOf } from './dialog-route.tsx';

interface Props extends Omit<LinkProps, 'to' | 'onClick'> {
  /** Address of the dialog, without a query; after a '#' a part of it. */
  readonly path: string;
  /** The list's search and filters as a query with its question mark, for a new tab. */
  readonly query?: string;
  /** Opens the dialog at the path: `useOpenDialog`, and what a screen does before it. */
  readonly onOpen: (path: string) => void;
}

/**
 * A link that opens a dialog over what is open now. With a key held or another mouse button it is an ordinary link: a new
 * tab, a download.
 */
export function DialogLink({ path, query = '', onOpen, ...link }: Props) {
  return (
    <Link
      aria-haspopup="dialog"
      {...link}
      to={partsOf(path, query)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(path);
      }}
    />
  );
}
