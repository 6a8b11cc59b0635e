import { portfolio as words } from '../../content/site/portfolio.ts';
import { FoundingForm } from '../forms/founding-form.tsx';
import { useFoundingPlaces } from '../frame/use-founding-places.ts';
import styles from './founding-place.module.css';

/** F-063: the programme's facts and its form, under the id that banners lead to. */
export function FoundingPlace() {
  const places = useFoundingPlaces();
  const { heading, text, benefits, confirmation } = words.founding;
  return (
    <section className={styles['founding']} id="founding_member" aria-labelledby="founding-kop">
      <div>
        <h2 id="founding-kop">{heading}</h2>
        <p>{`${text} ${places}`}</p>
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
