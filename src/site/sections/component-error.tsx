import { errors } from '../../content/errors.ts';
import styles from './notices.module.css';

/** Stands where a part of a section could not be had, such as a list that failed to load. */
export function ComponentError() {
  return (
    <div className={styles['notice']} role="alert">
      <p className={styles['title']}>{errors.component.title}</p>
      <p>{errors.component.text}</p>
    </div>
  );
}
