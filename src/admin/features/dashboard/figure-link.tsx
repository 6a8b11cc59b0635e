import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isPlainClick } from '../../../lib/plain-click.ts';

interface Props {
  /** The list that the figure counts, with its filter. */
  readonly to: string;
  readonly className: string | undefined;
  /** What a screen reader hears in place of the content. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A figure that opens the list it counts. The list begins at its top, and the focus stays on the page's main part. */
export function FigureLink({ to, className, label, children }: Props) {
  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        // This link goes with its screen.
        event.currentTarget.closest('main')?.focus({ preventScroll: true });
        // After the address has changed: the browser keeps where the dashboard stood.
        queueMicrotask(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      }}
    >
      {children}
    </Link>
  );
}
