/** The actions of the frame that screens may call. */
import { createContext, useContext } from 'react';

export interface ShellActions {
  /** Opens the sign-in over the screen that stands. */
  readonly ask_sign_in: () => void;
  /** Ends the session of this device: at once when nothing waits, otherwise after a question. */
  readonly sign_out: () => void;
  /** Opens 'Dit apparaat': the PIN lock, and what stays after a sign-out. */
  readonly open_device: () => void;
}

const ShellActionsContext = createContext<ShellActions | null>(null);

/** Gives the screens inside the frame access to its actions. */
export const ShellActionsProvider = ShellActionsContext.Provider;

/** The frame's actions. Throws outside of it. */
export function useShellActions(): ShellActions {
  const actions = useContext(ShellActionsContext);
  if (!actions) throw new Error('useShellActions needs the admin’s frame around it');
  return actions;
}
