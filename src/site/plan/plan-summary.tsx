import { LOCALE, withinSentence } from '../../content/language.ts';
import { BOAT_STATES, boatPlan as words } from '../../content/site/boat-plan.ts';
import { monthName } from '../../content/site/months.ts';
import { foundingDiscount } from '../../content/founding-member.ts';
import { priceIndication } from '../../content/site/prices.ts';
import { BOAT_TYPES } from '../../content/site/offerings.ts';
import { metresText, parseLength } from '../../domain/price.ts';
import { ASKED, type Plan, type seasonOf, type Total } from './boat-plan.ts';
import styles from './plan-summary.module.css';

interface Props {
  readonly plan: Plan;
  readonly season: ReturnType<typeof seasonOf>;
  readonly total: Total;
}

/** What is planned, in one line: for paper, where the choices are left out. */
function Subject({ plan: { boat, state, length } }: { plan: Plan }) {
  const parsed = parseLength(length);
  const parts = [
    BOAT_TYPES.find(({ id }) => id === boat)?.name,
    parsed.ok ? `${metresText(parsed.value, LOCALE)} m` : null,
    withinSentence(BOAT_STATES.find(({ id }) => id === state)?.name ?? ''),
  ];
  return <p className={styles['subject']}>{parts.filter(Boolean).join(', ')}</p>;
}

/** The total in words, or what is missing in it, with the discount of founding members beside it. */
function Sum({ total: { from, member, on_request, errors } }: { total: Total }) {
  const missing = ASKED.filter((number) => errors[number] !== null).map((number) => (
    <p key={number}>{priceIndication.incomplete[number]}</p>
  ));
  if (from === null) return missing.length > 0 ? missing : <p>{words.only_on_request}</p>;
  return (
    <>
      <p className={styles['total']}>
        <span>{words.total}</span> <b>{priceIndication.from(from)}</b>
      </p>
      {missing}
      {on_request > 0 && <p>{words.without(on_request)}</p>}
      <p className={styles['member']}>
        <span>{words.member}</span> <b>{member !== null && words.from(member)}</b>
        <small>{`${foundingDiscount()}.`}</small>
      </p>
    </>
  );
}

/** The season by month and what it costs together; the total is read out when it changes. */
export function PlanSummary({ plan, season, total }: Props) {
  return (
    <>
      <h3>{words.season}</h3>
      <Subject plan={plan} />
      {season.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ol className={styles['season']}>
          {season.map(({ month, steps }) => (
            <li key={month}>
              <h4>{monthName(month)}</h4>
              <ul>
                {steps.map(({ slug, name_and_count, price, months, buys }) => (
                  <li key={slug}>
                    <span>{name_and_count}</span>
                    <span>
                      {month === months[0]
                        ? months.length > 1
                          ? `${price}, ${words.twice}`
                          : price
                        : words.again_this_year}
                    </span>
                    {buys && <small>{buys}</small>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      <output className={styles['sum']} aria-live="polite">
        {season.length > 0 && <Sum total={total} />}
      </output>
    </>
  );
}
