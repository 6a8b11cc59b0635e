/** What is made ready while the page has nothing better to do. */
import { log } from '../lib/logger.ts';
import { createPace } from './queries/reading-pace.ts';

/** Steps that are done at rest. */
export interface AtRest {
  /** Something was written: they are done again once it is quiet. One that has nothing to do costs nothing. */
  readonly again: () => void;
  readonly end: () => void;
}

/** Does steps in their order, each when the page is at rest; one that fails does not keep the others from being done. */
export const doAtRest = (steps: readonly (() => Promise<void> | void)[]): AtRest => {
  const pace = createPace();
  const state = { is_over: false, is_asked: true, is_working: false };
  const work = async (): Promise<void> => {
    if (state.is_working) return;
    state.is_working = true;
    while (state.is_asked) {
      await pace.rest();
      state.is_asked = false;
      for (const step of steps) {
        if (state.is_over) return;
        try {
          await step();
        } catch (error) {
          log.info('what was not made ready at rest is made when it is asked for', error);
        }
        await pace.rest();
      }
    }
    state.is_working = false;
  };
  void work();
  return {
    again: () => {
      pace.stir();
      state.is_asked = true;
      void work();
    },
    end: () => {
      state.is_over = true;
    },
  };
};
