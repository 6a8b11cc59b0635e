import { FOUNDING_MEMBER } from '../../content/company.ts';
import { frame } from '../../content/site/frame.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './founding-banner.module.css';

/** N-016, P-005: the programme in one line above the footer, leading to its section of the portfolio. */
export function FoundingBanner() {
  const { founding } = frame.footer;
  const { discount_percent, discount_period, places, year } = FOUNDING_MEMBER;
  return (
    <section className={styles['banner']} aria-labelledby="voet-founding">
      <div>
        <h2 id="voet-founding">{founding.heading}</h2>
        <p>
          {`${discount_percent}% ${founding.discount} ${discount_period}. ${founding.places} ${places} ${founding.places_in} ${year}.`}
        </p>
      </div>
      <ButtonLink className={styles['button']} look="quiet" href={routes.foundingMember()}>
        {founding.button}
      </ButtonLink>
    </section>
  );
}
