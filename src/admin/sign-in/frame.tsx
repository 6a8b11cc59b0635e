import type { ReactNode } from 'react';
import { COMPANY } from '../../content/company.ts';
import { adminShell } from '../../content/admin/shell.ts';
import { signIn } from '../../content/admin/sign-in.ts';
import { routes } from '../../routes.ts';
import { Mark } from '../../ui/mark.tsx';
import classes from './frame.module.css';
import { Waterline } from './waterline.tsx';

/** The still page around signing in and choosing a password: the house on one side, the form on the other. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes['page']}>
      <header className={classes['house']}>
        <a
          className={classes['brand']}
          href={routes.home()}
          aria-label={`${COMPANY.name}: ${signIn.to_site}`}
        >
          <Mark size_px={36} />
          <span>
            {adminShell.brand} <span className={classes['suffix']}>{adminShell.brand_suffix}</span>
          </span>
        </a>
        <p className={classes['line']}>{COMPANY.line}</p>
        <Waterline className={classes['waterline']} />
      </header>
      <main className={classes['main']}>
        <div className={classes['measure']}>
          <h1 className={classes['title']}>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
