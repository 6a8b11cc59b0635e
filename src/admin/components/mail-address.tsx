import { Fragment } from 'react';
import classes from './mail-address.module.css';

/** A mail address that stands whole: it goes on a second line from its @ on, and a longer part goes on at a dot. */
export function MailAddress({ address }: { readonly address: string }) {
  return (
    <span className={classes['address']}>
      {address.split(/(?=@)/).map((part) => (
        <span key={part} className={classes['part']}>
          {part.split(/(?=\.)/).map((piece, index) => (
            <Fragment key={`${index}${piece}`}>
              {index > 0 && <wbr />}
              {piece}
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}
