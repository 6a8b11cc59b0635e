import { formsLater } from '../../content/site/forms-later.ts';
import { BOAT_TYPES, OFFERING_GROUPS, OFFERINGS } from '../../content/site/offerings.ts';
import type { ContactPreset } from '../../routes.ts';

/** A text that anyone may have put in an address: one line, no more than a sentence, shown as text only. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * what a link to the contact form brought along, as texts of its fields. Names of ours are looked up by their
 * slug, and one that is not ours is left out; length and indication become lines of the message, where the visitor
 * sees them and may change them.
 */
export function presetTexts(preset: ContactPreset): Readonly<Record<string, string>> {
  const offering = [...OFFERINGS, ...OFFERING_GROUPS].find(({ slug }) => slug === preset.service);
  const boat = BOAT_TYPES.find(({ slug }) => slug === preset.boat);
  const { length, indication } = formsLater.contact;
  const lines = [
    preset.length_m === undefined ? [] : `${length}: ${oneLine(preset.length_m)} m`,
    preset.indication === undefined ? [] : `${indication}: ${oneLine(preset.indication)}`,
  ].flat();
  return {
    boatType: boat?.name ?? '',
    service: offering?.title ?? '',
    message: lines.length === 0 ? '' : `${lines.join('\n')}\n`,
  };
}
