import { contactPresetOf, routes } from '../../routes.ts';
import { codeOf, type Plan, planAt } from './boat-plan.ts';

const KEY = 'boat_plan';

/** The plan that an address brings, else the one kept on this device; null where there is neither. */
export function readPlan(search: string): Plan | null {
  const shared = planAt(contactPresetOf(search).plan ?? null);
  if (shared !== null) return shared;
  try {
    return planAt(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keeps a plan on this device and in the address, so that a reload and a copied address show it; null forgets it. */
export function keepPlan(plan: Plan | null): void {
  try {
    if (plan === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, codeOf(plan));
  } catch {
    // A full or closed storage takes the convenience, not the plan.
  }
  history.replaceState(history.state, '', routes.plan(plan === null ? undefined : codeOf(plan)));
}
