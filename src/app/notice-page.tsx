import type { ReactNode } from 'react';
import { COMPANY } from '../content/company.ts';
import { Mark } from '../ui/mark.tsx';
import styles from './notice-page.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Buttons and links. */
  readonly actions: ReactNode;
  /** Words before the telephone number. */
  readonly call: string;
  /** Whether what is on this device is listed below: the worker, which answers with the page, writes it in. */
  readonly lists_kept?: boolean;
}

/** A page that tells what happened, what is safe and what to do, with a telephone number for the rest. */
export function NoticePage({ title, text, actions, call, lists_kept = false }: NoticeProps) {
  return (
    <main className={styles['page']}>
      <title>{`${title} | ${COMPANY.name}`}</title>
      <meta name="robots" content="noindex" />
      <Mark size_px={56} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles['actions']}>{actions}</div>
      <p className={styles['call']}>
        {call} <a href={COMPANY.phone.href}>{COMPANY.phone.text}</a>
      </p>
      {lists_kept && <section data-kept />}
    </main>
  );
}
