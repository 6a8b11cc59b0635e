import { useSyncExternalStore } from 'react';
import type { CompanyClaims } from '../../content/company-facts.ts';
import { frame } from '../../content/site/frame.ts';
import { amsterdamClock } from '../../lib/amsterdam-clock.ts';
import { whatsAppLink } from '../../lib/contact-links.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { routes } from '../../routes.ts';
import styles from './phone-bar.module.css';

const [SUNDAY, SATURDAY] = [0, 6];

/** whether the company is at work at an instant, by its hours and the clock in Amsterdam. */
export function isAtWork(
  at_ms: number,
  { weekdays_from, weekdays_to, saturday_from, saturday_to }: CompanyClaims,
): boolean {
  const now = amsterdamClock(at_ms);
  const day = now.getUTCDay();
  if (day === SUNDAY) return false;
  const [from, to] = day === SATURDAY ? [saturday_from, saturday_to] : [weekdays_from, weekdays_to];
  const time = now.toISOString().slice(11, 16);
  return from !== null && to !== null && from <= time && time < to;
}

const MINUTE_MS = 60_000;
const eachMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};

/** The bar at the foot of a phone's window: call, WhatsApp, inspection. It is the page's last part, and covers none of it. */
export function PhoneBar() {
  const company = useCompany();
  const { name, call, at_work, always, whatsapp, inspection } = frame.phone_bar;
  const open = useSyncExternalStore(
    eachMinute,
    () => isAtWork(Date.now(), company),
    () => false,
  );
  return (
    <nav className={styles['bar']} aria-label={name} data-phone-bar>
      <a href={company.phone.href}>
        {call} <small data-open={open || undefined}>{open ? at_work : always}</small>
      </a>
      <a href={whatsAppLink(company.whatsapp)}>{whatsapp}</a>
      <a href={routes.homeContact()}>{inspection}</a>
    </nav>
  );
}
