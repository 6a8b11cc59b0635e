import type { ReactNode } from 'react';
import { COMPANY } from '../../content/company.ts';
import { adminShell } from '../../content/admin/shell.ts';
import { signIn } from '../../content/admin/sign-in.ts';
import { routes } from '../../routes.ts';
import { Mark } from '../../ui/mark.tsx';
import classes from './frame.module.css';

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

/** A sheer line and what the water keeps of it: hairlines only, decoration. */
function Waterline({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 420"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax meet"
    >
      <g strokeWidth="1.25">
        <path d="M92 168C230 152 420 138 588 98C576 146 548 190 508 220H112C104 204 98 188 92 168Z" />
        <path d="M97 186C240 170 420 156 570 130" opacity=".55" />
        <path d="M226 153C246 122 282 104 328 100L418 94C446 92 464 104 484 124" />
        <path d="M254 150C270 128 298 117 332 114L408 109C420 108 430 116 440 130" opacity=".55" />
        <path d="M330 114v29M386 110v28" opacity=".55" />
        <path d="M352 98V62M340 72h24" />
      </g>
      <path d="M0 220h640" strokeWidth="1.25" />
      <g strokeWidth="1" opacity=".5">
        <path d="M126 236h372M150 252c110 10 226 10 322-4" />
        <path d="M178 270c92 12 190 12 268-6" opacity=".75" />
        <path d="M214 290c70 8 142 8 198-4" opacity=".5" />
        <path d="M258 310c40 4 84 4 118-2" opacity=".35" />
        <path
          d="M24 262h64M548 256h70M60 300h92M520 312h60M96 344h120M420 350h110M200 384h160"
          opacity=".35"
        />
      </g>
    </svg>
  );
}
