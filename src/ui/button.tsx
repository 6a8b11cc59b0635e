import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/**
 * `primary` is the one emphasis of a screen; `quiet` is an outline; `text` is a link that is as large as a button.
 * `data-look` tells the tracker of clicks what was clicked (T-004).
 */
type ButtonLook = 'primary' | 'quiet' | 'text';

type Look = { readonly look?: ButtonLook };

/** A button: green, larger under the pointer and smaller when pressed, still with reduced motion (G-029). */
export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={type}
      data-look={look}
      className={clsx(styles['button'], styles[look], className)}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} data-look={look} className={clsx(styles['button'], styles[look], className)}>
      {children}
    </a>
  );
}
