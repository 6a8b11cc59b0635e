import type { KeyboardEvent } from 'react';

/**
 * For a popover that asks something above a form: Enter in one of its fields gives the answer, as in a form. It is none
 * itself, for HTML knows no form inside a form, and what happens in a popover reaches the form around it wherever on the
 * page it is drawn; so the key stays here, and its buttons send nothing.
 */
export function onEnter(event: KeyboardEvent, give: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  give();
}
