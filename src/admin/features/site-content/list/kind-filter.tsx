import { siteText } from '../../../../content/admin/site-content.ts';
import { SITE_KINDS, type SiteKind } from '../../../../domain/site-content.ts';
import classes from './kind-filter.module.css';

interface Props {
  readonly kind: SiteKind;
  readonly onChange: (kind: SiteKind) => void;
}

const bringIntoSight = (button: HTMLButtonElement | null): void =>
  button?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Which kind of content is listed. On a narrow screen the row scrolls; the chosen one is brought into sight. */
export function KindFilter({ kind, onChange }: Props) {
  return (
    <fieldset className={classes['kinds']} aria-label={siteText.filter}>
      {SITE_KINDS.map((known) => (
        <button
          key={known}
          ref={known === kind ? bringIntoSight : null}
          type="button"
          className={classes['kind']}
          aria-pressed={known === kind}
          onClick={() => onChange(known)}
        >
          {siteText.kinds[known]}
        </button>
      ))}
    </fieldset>
  );
}
