import {
  COMPANY,
  expertiseYears,
  FOUNDED_YEAR,
  GUARANTEE_YEARS,
  PHONE_HOURS,
  REPLY_HOURS,
} from '../../content/company.ts';
import { LANGUAGE, OTHER_LANGUAGES } from '../../content/language.ts';
import { foundingDiscount } from '../../content/founding-member.ts';
import { frame } from '../../content/site/frame.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { LINKED_PAGES, pathIn, type PublicPage, routes, translatedPage } from '../../routes.ts';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { PageEndStyles } from '../sections/page-end-styles.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import banner_styles from './founding-banner.module.css';
import { FOOTER_PAGES, LEGAL_PAGES, pageLinks } from './links.ts';
import styles from './site-footer.module.css';
import { useFoundingPlaces } from './use-founding-places.ts';
import { useYear } from './use-year.ts';

/** N-011: the company, its years of expertise, and its social media. */
function Brand() {
  const { footer } = frame;
  const years = expertiseYears(useYear(), useCompany());
  return (
    <div className={styles['brand']}>
      <Logo name={COMPANY.name} />
      <p>{COMPANY.line}</p>
      <p>{`${years} ${footer.years} ${FOUNDED_YEAR}.`}</p>
      <p>{`${GUARANTEE_YEARS.gelcoat_restoration} ${footer.guarantee}`}</p>
      <ul aria-label={footer.social}>
        {COMPANY.social.map(({ network, href }) => (
          <li key={network}>
            <a href={href} rel="noopener me">
              {network}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** N-016: the programme in one line above the footer, leading to its section of the portfolio. */
function FoundingBanner() {
  const { founding } = frame.footer;
  const places = useFoundingPlaces();
  return (
    <section className={banner_styles['banner']} aria-labelledby="voet-founding">
      <div>
        <h2 id="voet-founding">{founding.heading}</h2>
        <p>{`${foundingDiscount()}. ${places}`}</p>
      </div>
      <ButtonLink className={banner_styles['button']} look="quiet" href={routes.foundingMember()}>
        {founding.button}
      </ButtonLink>
    </section>
  );
}

/** The same page in the other languages, each by its own name; home where the page is Dutch alone. */
function Languages({ here }: { here: PublicPage | null }) {
  return OTHER_LANGUAGES.map(([code, name]) => (
    <a key={code} href={pathIn(code, translatedPage(here) ?? 'home')} lang={code}>
      {name}
    </a>
  ));
}

/** The footer of every public page (N-011). */
export function SiteFooter({
  here,
  built = LINKED_PAGES,
}: {
  here: PublicPage | null;
  built?: readonly PublicPage[] | undefined;
}) {
  const { footer } = frame;
  const { phone, email } = useCompany();
  const legal = pageLinks(LEGAL_PAGES, built);
  const year = useYear();
  return (
    <footer className={styles['footer']}>
      <PageEndStyles />
      {built.includes('portfolio') && <FoundingBanner />}
      <div className={styles['lists']}>
        <div className={styles['first']}>
          <Brand />
          {/* The newsletter is written in Dutch. */}
          {LANGUAGE === 'nl' && <NewsletterForm place="footer" />}
        </div>
        <nav aria-labelledby="voet-navigatie">
          <h2 id="voet-navigatie">{footer.navigation}</h2>
          <ul>
            {pageLinks(FOOTER_PAGES, built).map(({ page, href, text }) => (
              <li key={page}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          {pageLinks(['checklist'], built).map(({ page, href, text }) => (
            <p key={page}>
              <a href={href}>{text}</a>
            </p>
          ))}
          {built.includes('services') && (
            <p>
              <a href={routes.plan()}>{footer.plan}</a>
            </p>
          )}
        </nav>
        {built.includes('services') && (
          <nav aria-labelledby="voet-diensten">
            <h2 id="voet-diensten">{footer.services}</h2>
            <ul>
              {footer.service_names.map((name) => (
                <li key={name}>
                  <a href={routes.solutionFinder()}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section aria-labelledby="voet-contact">
          <h2 id="voet-contact">{footer.contact}</h2>
          <p className={styles['phone']}>
            <a href={phone.href}>{phone.text}</a>
          </p>
          <p>{PHONE_HOURS}</p>
          <p>
            <a href={email.href}>{email.text}</a>
          </p>
          <p>{`${footer.reply} ${REPLY_HOURS} ${footer.hours}`}</p>
          {built.includes('contact') && (
            <p>
              <a href={routes.page('contact')}>{footer.contact_page}</a>
            </p>
          )}
          <ButtonLink className={styles['inspection']} look="quiet" href={routes.homeContact()}>
            {footer.inspection}
          </ButtonLink>
        </section>
      </div>
      <div className={styles['foot']}>
        {legal.length > 0 && (
          <nav aria-label={footer.legal}>
            {legal.map(({ page, href, text }) => (
              <a key={page} href={href}>
                {text}
              </a>
            ))}
          </nav>
        )}
        <Languages here={here} />
        <p>{`© ${year} ${COMPANY.name}`}</p>
        <a href={routes.adminSignIn()} className={styles['staff']} rel="nofollow">
          {frame.staff}
        </a>
      </div>
    </footer>
  );
}
