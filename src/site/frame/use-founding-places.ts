import { FOUNDING_MEMBER } from '../../content/company.ts';
import { foundingPlaces } from '../../content/founding-member.ts';
import { company_settings } from '../../public-data/company-settings.ts';
import { useYear } from './use-year.ts';

/** How many founding places are left, in words: as the build knew them, and as the office says once the page is awake. */
export function useFoundingPlaces(): string {
  const year = useYear();
  return foundingPlaces(year, { ...FOUNDING_MEMBER, ...company_settings.use().items });
}
