/** When a page is about to be frozen or thrown away, and when it is back. */
export interface PageLife {
  watch(on: {
    readonly hidden_away: () => void;
    readonly back: () => void;
    readonly visible: () => void;
  }): () => void;
  is_visible(): boolean;
}

const ALWAYS_THERE: PageLife = { watch: () => () => undefined, is_visible: () => true };

/** The life of the page this runs in; a worker has none. */
export function browserPageLife(): PageLife {
  if (typeof document === 'undefined') return ALWAYS_THERE;
  return {
    is_visible: () => document.visibilityState === 'visible',
    watch({ hidden_away, back, visible }) {
      const returned = (event: PageTransitionEvent): void => {
        if (event.persisted) back();
      };
      const changed = (): void => {
        if (document.visibilityState === 'visible') visible();
      };
      window.addEventListener('pagehide', hidden_away);
      window.addEventListener('pageshow', returned);
      document.addEventListener('freeze', hidden_away);
      document.addEventListener('resume', back);
      document.addEventListener('visibilitychange', changed);
      return () => {
        window.removeEventListener('pagehide', hidden_away);
        window.removeEventListener('pageshow', returned);
        document.removeEventListener('freeze', hidden_away);
        document.removeEventListener('resume', back);
        document.removeEventListener('visibilitychange', changed);
      };
    },
  };
}
