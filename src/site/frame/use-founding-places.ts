import { foundingPlaces } from '../../content/founding-member.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { useYear } from './use-year.ts';

/** How many founding places are left, in words: as the build knew them, and as the office says once the page is awake. */
export function useFoundingPlaces(): string {
  return foundingPlaces(useYear(), useCompany());
}
