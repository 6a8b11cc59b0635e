import styles from './spinner.module.css';

/** A turning ring in the colour of its text. `label` is read out; without it the ring is decoration. */
export function Spinner({ label, size_px = 24 }: { label?: string; size_px?: number }) {
  return (
    <svg
      className={styles['ring']}
      width={size_px}
      height={size_px}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="12" cy="12" r="10" opacity="0.2" />
      <path d="M12 2a10 10 0 0 1 10 10" strokeLinecap="round" />
    </svg>
  );
}

/** Fills the window while a page's code is loading (G-014). `label` is what a screen reader hears. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <output className={styles['page']}>
      <Spinner size_px={40} />
      <span className={styles['label']}>{label}</span>
    </output>
  );
}
