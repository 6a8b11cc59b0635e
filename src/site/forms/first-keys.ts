/** What a visitor types before the second half of a form is loaded, which on a slow connection takes as long as a short text. */
import { useState } from 'react';
import { keepTyped } from '../../public-data/queue/local-flags.ts';
import { type FirstKeys, type FormKind, type UsedForm, useForm } from './use-form.ts';

function createFirstKeys(kind: FormKind): FirstKeys {
  const session = crypto.getRandomValues(new Uint32Array(3)).join('-');
  const values: Record<string, string> = {};
  let is_over = false;
  return {
    session,
    keep({ target }) {
      const field =
        target instanceof Element ? target.closest<HTMLInputElement>('[name]:not([type=checkbox])') : null;
      if (field === null || is_over) return;
      values[field.name] = field.value;
      keepTyped(`${kind}@${session}`, { values, saved_at: new Date().toISOString() });
    },
    end() {
      is_over = true;
    },
  };
}

/** a form whose texts are kept from its first key on, also when the page is left before its second half is there. */
export function useDraftedForm(kind: FormKind): UsedForm {
  const [first_keys] = useState(() => createFirstKeys(kind));
  return useForm(kind, first_keys);
}
