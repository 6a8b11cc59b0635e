import { about } from '../../content/site/about.ts';
import layout from '../sections/layout.module.css';

/** P-076: the partners, hidden until the company has them to show. */
export function Partners({
  shown = about.partners.shown,
  names = about.partners.names,
}: {
  shown?: boolean;
  names?: readonly string[];
}) {
  if (!shown) return null;
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="partners">
      <h2 id="partners">{about.partners.heading}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
