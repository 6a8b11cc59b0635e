import { PRICES } from '../../content/company.ts';
import { LOCALE } from '../../content/language.ts';
import type { PriceId } from '../../content/site/offerings.ts';
import { priceWords } from '../../content/site/prices.ts';
import { formatWholeEuro, type Price } from '../../domain/price.ts';

/** The price as the list writes it: 'Vanaf € 75 per meter', or 'Op aanvraag' where there is no amount (Z-001). */
export function priceText(id: PriceId | null): string {
  if (id === null) return priceWords.on_request;
  const { unit, from_cents, to_cents }: Price = PRICES[id];
  const from = formatWholeEuro(from_cents, LOCALE);
  return to_cents === undefined
    ? priceWords.from(from, unit)
    : priceWords.range(from, formatWholeEuro(to_cents, LOCALE), unit);
}
