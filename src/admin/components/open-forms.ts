import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenForm } from '../../data/index.ts';
import type { Json } from '../../sync/index.ts';
import { useRuntime } from '../runtime.ts';

/** The forms that stand open in this tab: what a rescue can still take from the screen when nothing can be stored. */
export interface OpenForms {
  /**
   * `read` is asked when it matters; `put` gives the form values that were thrown away before, where it takes them. The
   * returned function ends both.
   */
  readonly add: (form: string, read: () => Json, put?: (values: Json) => void) => () => void;
  /** Whether a form stands open, by the key of its draft. */
  readonly has: (form: string) => boolean;
  /** Gives values to a form; false when none of that key stands open that takes them. */
  readonly put: (form: string, values: Json) => boolean;
  /** In the order in which they were opened. */
  readonly list: () => readonly OpenForm[];
}

/** An empty list. */
export function createOpenForms(): OpenForms {
  interface Opened {
    readonly form: string;
    readonly read: () => Json;
    readonly put: ((values: Json) => void) | undefined;
  }
  const opened = new Set<Opened>();
  return {
    add(form, read, put) {
      const entry = { form, read, put };
      opened.add(entry);
      return () => opened.delete(entry);
    },
    has: (form) => [...opened].some((entry) => entry.form === form),
    put(form, values) {
      const put = [...opened].findLast((entry) => entry.form === form)?.put;
      put?.(values);
      return put !== undefined;
    },
    list: () => [...opened].map(({ form, read }) => ({ form, values: read() })),
  };
}

/**
 * Keeps a form's values in reach of a rescue while it stands open. `form` is the key of its draft; `put` takes values that
 * were thrown away when it was closed.
 */
export function useOpenForm(form: string, read: () => Json, put?: (values: Json) => void): void {
  const { open_forms } = useRuntime();
  const latest = useRef({ read, put });
  useLayoutEffect(() => {
    latest.current = { read, put };
  });
  const takes = put !== undefined;
  useEffect(() => {
    const putLatest = (values: Json): void => latest.current.put?.(values);
    return open_forms.add(form, () => latest.current.read(), takes ? putLatest : undefined);
  }, [open_forms, form, takes]);
}
