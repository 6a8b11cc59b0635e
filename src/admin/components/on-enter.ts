import type { KeyboardEvent } from 'react';

/**
 * Lets Enter in a field of a popover give its answer, as in a form. The popover is no form, because HTML allows no form inside
 * a form; and React passes its events to the form around it, so this one ends here.
 */
export function onEnter(event: KeyboardEvent, give: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  give();
}
