import type { ReactNode } from 'react';
import type { PhotoStep } from './photo-steps.ts';
import styles from './photo-guide.module.css';

const water = styles['water'];
const hull = styles['hull'];
const light = styles['light'];

/** What each photo should show, in a few lines: brass is what we look for, the green corners are those of a finder. */
const DRAWINGS: Readonly<Record<PhotoStep, ReactNode>> = {
  hull: (
    <>
      <circle className={light} cx="58" cy="48" r="10" />
      <path
        className={light}
        d="M58 31v-5M58 70v-5M41 48h-5M80 48h-5M46 36l-3-3M73 63l-3-3M70 36l3-3M43 63l3-3"
      />
      <path className={water} d="M0 132h240v48H0z" />
      <path d="M80 102l9-25h50c14 0 24 8 33 17M94 84h18v11l-21 2M118 84h20c8 0 13 4 18 9l-38 2zM116 77V52M107 60h18" />
      <path className={hull} d="M30 98c54 8 118 6 184-18-4 19-11 36-21 52H43c-7-10-11-20-13-34z" />
      <path d="M33 109c56 7 116 5 177-16M214 80l-22-7v15M52 101V88h22M174 71v21" />
      <path className={light} d="M72 125l9-9M84 126l12-12M98 126l9-9M142 122l8-8M154 121l10-10M168 118l7-7" />
      <path d="M24 145q8-4 16 0t16 0 16 0M100 151q8-4 16 0t16 0 16 0 16 0M182 144q8-4 16 0t16 0M52 162q8-4 16 0t16 0M154 164q8-4 16 0t16 0" />
    </>
  ),
  waterline: (
    <>
      <path className={water} d="M0 112h240v68H0z" />
      <path className={hull} d="M-4 24h212c-3 34-12 62-27 88H-4z" />
      <path d="M0 40h206M0 84h193M0 96h189" />
      <path d="M181 112c-10 17-23 31-40 42-16 10-36 16-60 17H0" />
      <path d="M48 55a5 5 0 1 0 10 0a5 5 0 1 0-10 0M136 55a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
      <path className={light} d="M53 66v12M49 66v7M141 66v9M145 66v5" />
      <path
        className={light}
        d="M18 118q4 5 0 10t0 9M30 118q4 4 0 8M44 118q4 5 0 10t0 12M58 118q4 4 0 8M74 118q4 5 0 10t0 8M88 118q4 5 0 10t0 14M104 118q4 4 0 8M118 118q4 5 0 10t0 9M134 118q4 4 0 8M148 118q4 5 0 9M160 118q3 3 0 6"
      />
      <path d="M0 112q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0M196 132q8-4 16 0t16 0M182 152q8-4 16 0t16 0" />
    </>
  ),
  deck: (
    <>
      <path className={water} d="M0 52h240v128H0z" />
      <path d="M20 72q8-4 16 0t16 0M184 76q8-4 16 0t16 0M8 110q8-4 16 0t16 0M202 118q8-4 16 0t16 0" />
      <path className={hull} d="M120 20c34 36 70 96 82 164H38c12-68 48-128 82-164z" />
      <path d="M120 42c26 34 54 86 64 142M120 42C94 76 66 128 56 184M114 56h12v128M114 56v128M102 70v114M138 70v114M90 90v94M150 90v94M78 114v70M162 114v70" />
      <rect className={hull} x="96" y="92" width="48" height="38" rx="6" />
      <path d="M104 116l14-14M116 118l12-12" />
      <path className={light} d="M84 142v16M84 164v6M96 148v22M96 136v6M144 146v8M144 160v12M156 150v18" />
      <path d="M62 140l-12-3M178 140l12-3M92 84l-9-4M148 84l9-4M113 34h14" />
    </>
  ),
};

/** A line drawing of the photo that a step asks for; what to look for stands beside it in words. */
export function PhotoExample({ step }: { readonly step: PhotoStep }) {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true">
      {DRAWINGS[step]}
      <path className={styles['finder']} d="M12 34V14h20M208 14h20v20M228 146v20h-20M32 166H12v-20" />
    </svg>
  );
}
