import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenForm } from '../../data/index.ts';
import type { Json } from '../../sync/index.ts';
import { useRuntime } from '../runtime.ts';

/** The forms that stand open in this tab: what a rescue can still take from the screen when nothing can be stored. */
export interface OpenForms {
  /** `read` is asked when it matters; the returned function ends it. */
  readonly add: (form: string, read: () => Json) => () => void;
  /** Whether a form stands open, by the key of its draft. */
  readonly has: (form: string) => boolean;
  /** In the order in which they were opened. */
  readonly list: () => readonly OpenForm[];
}

/** An empty list. */
export function createOpenForms(): OpenForms {
  const readers = new Set<{ readonly form: string; readonly read: () => Json }>();
  return {
    add(form, read) {
      const entry = { form, read };
      readers.add(entry);
      return () => readers.delete(entry);
    },
    has: (form) => [...readers].some((reader) => reader.form === form),
    list: () => [...readers].map(({ form, read }) => ({ form, values: read() })),
  };
}

/** Keeps a form's values in reach of a rescue while it stands open. `form` is the key of its draft. */
export function useOpenForm(form: string, read: () => Json): void {
  const { open_forms } = useRuntime();
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useEffect(() => open_forms.add(form, () => latest.current()), [open_forms, form]);
}
