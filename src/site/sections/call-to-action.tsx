import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { PageEndStyles } from './page-end-styles.tsx';
import styles from './call-to-action.module.css';

interface Link {
  readonly text: string;
  readonly href: string;
}

/**
 * A dark band across the page with one thing to do. `id` names the heading; `children` may add what the text leaves
 * out, such as a note under the buttons.
 */
export function CallToAction(props: {
  id: string;
  heading: string;
  text: string;
  action: Link;
  second?: Link;
  children?: ReactNode;
}) {
  const { id, heading, text, action, second, children } = props;
  return (
    <section data-on-screen className={styles['band']} aria-labelledby={id}>
      <PageEndStyles />
      <div>
        <h2 id={id}>{heading}</h2>
        <div className={styles['side']}>
          <p>{text}</p>
          <div className={styles['actions']}>
            <ButtonLink href={action.href}>{action.text}</ButtonLink>
            {second && (
              <ButtonLink look="text" href={second.href}>
                {second.text}
              </ButtonLink>
            )}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
