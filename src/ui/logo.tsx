import styles from './logo.module.css';
import { Mark } from './mark.tsx';

/** The mark with the company's name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles['logo']}>
      <Mark size_px={36} />
      {name}
    </span>
  );
}
