import { frame } from '../../content/site/frame.ts';
import { routes } from '../../routes.ts';
import styles from './breadcrumb.module.css';

const { breadcrumb } = frame;

interface Props {
  readonly here: string;
  /** The page it belongs to, between home and here. */
  readonly within?: { readonly text: string; readonly href: string };
}

/** Where a page stands: Home > `here`. */
export function Breadcrumb({ here, within }: Props) {
  return (
    <nav className={styles['trail']} aria-label={breadcrumb.label}>
      <ol>
        <li>
          <a href={routes.home()}>{breadcrumb.home}</a>
        </li>
        {within && (
          <li>
            <a href={within.href}>{within.text}</a>
          </li>
        )}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
