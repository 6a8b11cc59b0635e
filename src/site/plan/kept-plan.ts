import { contactPresetOf, routes } from '../../routes.ts';
import { codeOf, planAt, type Plan, planWith } from './boat-plan.ts';

const KEY = 'boat_plan';

function kept(): Plan | null {
  try {
    return planAt(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/**
 * The plan that an address brings, else the one kept on this device, with the service that the page of an offering brought a
 * visitor from; null where there is none of them.
 */
export function readPlan(search: string): Plan | null {
  const { plan, ...known } = contactPresetOf(search);
  return planAt(plan ?? null) ?? planWith(kept(), known);
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
