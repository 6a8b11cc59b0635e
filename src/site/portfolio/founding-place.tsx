import { foundingPlaces } from '../../content/founding-member.ts';
import { portfolio as words } from '../../content/site/portfolio.ts';
import { FoundingForm } from '../forms/lead-forms.tsx';
import { useYear } from '../frame/use-year.ts';
import styles from './founding-place.module.css';

/** F-063: the programme's facts and its form, under the id that banners lead to. */
export function FoundingPlace() {
  const year = useYear();
  const { heading, text, benefits, confirmation } = words.founding;
  return (
    <section className={styles['founding']} id="founding_member" aria-labelledby="founding-kop">
      <div>
        <h2 id="founding-kop">{heading}</h2>
        <p>{`${text} ${foundingPlaces(year)}`}</p>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p>{confirmation}</p>
      </div>
      <FoundingForm />
    </section>
  );
}
