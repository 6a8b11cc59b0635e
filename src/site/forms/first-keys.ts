/** What a visitor types before the second half of a form is loaded, which on a slow connection takes as long as a short text. */
import { useState } from 'react';
import { keepTyped, typedName } from '../../public-data/queue/local-flags.ts';
import { type FirstKeys, type FormKind, type UsedForm, useForm } from './use-form.ts';

function createFirstKeys(kind: FormKind): FirstKeys {
  const session = crypto.getRandomValues(new Uint32Array(3)).join('-');
  const key = `${kind}@${session}`;
  const values: Record<string, string> = {};
  const held = Promise.withResolvers<void>();
  let release: (() => void) | null = null;
  let is_over = false;
  // A page that is left goes on for a while on a slow machine: the next one waits for what is still being typed here.
  const hold = (): void => {
    release = held.resolve;
    if ('locks' in navigator) void navigator.locks.request(typedName(key), () => held.promise);
  };
  return {
    keep({ target }) {
      const field =
        target instanceof Element ? target.closest<HTMLInputElement>('[name]:not([type=checkbox])') : null;
      if (field === null || is_over) return;
      if (release === null) hold();
      values[field.name] = field.value;
      keepTyped(key, { values, saved_at: new Date().toISOString() });
    },
    end() {
      is_over = true;
      return { session, release };
    },
  };
}

/** a form whose texts are kept from its first key on, also when the page is left before its second half is there. */
export function useDraftedForm(kind: FormKind): UsedForm {
  const [first_keys] = useState(() => createFirstKeys(kind));
  return useForm(kind, first_keys);
}
