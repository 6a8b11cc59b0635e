import { Fragment } from 'react';
import classes from './mail-address.module.css';

/** A part of so many characters fits on a line everywhere. */
const SHORT_PART = 18;

/** Where an address may go on on the next line: at its @, and at the dots of a part that is long. */
const piecesOf = (address: string): readonly string[] =>
  address.split(/(?=@)/).flatMap((part) => (part.length > SHORT_PART ? part.split(/(?=\.)/) : [part]));

/** A mail address that stands whole, on several lines where it is long. */
export function MailAddress({ address }: { readonly address: string }) {
  return (
    <span className={classes['address']}>
      {piecesOf(address).map((piece, index) => (
        <Fragment key={`${index}${piece}`}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
