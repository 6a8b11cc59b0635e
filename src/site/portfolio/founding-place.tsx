import { foundingPlaces } from '../../content/founding-member.ts';
import { portfolio as words } from '../../content/site/portfolio.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useYear } from '../frame/use-year.ts';
import styles from './founding-place.module.css';

/** P-080, N-022: the programme's facts, under the id that banners lead to. */
export function FoundingPlace() {
  const year = useYear();
  const { heading, text, benefits, action } = words.founding;
  return (
    <section className={styles['founding']} id="founding_member" aria-labelledby="founding-kop">
      <div>
        <h2 id="founding-kop">{heading}</h2>
        <p>{`${text} ${foundingPlaces(year)}`}</p>
      </div>
      <div>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <ButtonLink look="quiet" href={routes.homeContact()}>
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
