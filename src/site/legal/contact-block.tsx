import { COMPANY } from '../../content/company.ts';
import { legal } from '../../content/legal/frame.ts';

/** L-002: who we are and how to reach us; what the company has yet to name is said to follow (company.ts). */
export function ContactBlock() {
  const { contact } = legal;
  const known = (value: string | null): string => value ?? contact.unknown;
  const lines = [
    { name: contact.name, value: COMPANY.name },
    { name: contact.base, value: COMPANY.base },
    { name: contact.address, value: known(COMPANY.address) },
    { name: contact.email, value: <a href={COMPANY.email.href}>{COMPANY.email.text}</a> },
    { name: contact.phone, value: <a href={COMPANY.phone.href}>{COMPANY.phone.text}</a> },
    { name: contact.kvk, value: known(COMPANY.kvk_number) },
    { name: contact.vat, value: known(COMPANY.vat_number) },
  ];
  return (
    <dl>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
