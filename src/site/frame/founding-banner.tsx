import { foundingDiscount, foundingPlaces } from '../../content/founding-member.ts';
import { frame } from '../../content/site/frame.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './founding-banner.module.css';
import { useYear } from './use-year.ts';

/** N-016: the programme in one line above the footer, leading to its section of the portfolio. */
export function FoundingBanner() {
  const { founding } = frame.footer;
  const year = useYear();
  return (
    <section className={styles['banner']} aria-labelledby="voet-founding">
      <div>
        <h2 id="voet-founding">{founding.heading}</h2>
        <p>{`${foundingDiscount()}. ${foundingPlaces(year)}`}</p>
      </div>
      <ButtonLink className={styles['button']} look="quiet" href={routes.foundingMember()}>
        {founding.button}
      </ButtonLink>
    </section>
  );
}
