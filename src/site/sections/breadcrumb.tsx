import { breadcrumb } from '../../content/site/breadcrumb.ts';
import { routes } from '../../routes.ts';
import styles from './breadcrumb.module.css';

/** Where a page stands: Home > `here`. */
export function Breadcrumb({ here }: { here: string }) {
  return (
    <nav className={styles['trail']} aria-label={breadcrumb.label}>
      <ol>
        <li>
          <a href={routes.home()}>{breadcrumb.home}</a>
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
