import { useEffect, useState } from 'react';

/** Device wall time in milliseconds, renewed every `every_ms` while the page is in view. */
export function useNow(every_ms: number): number {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(Date.now());
    };
    const timer = setInterval(tick, every_ms);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [every_ms]);
  return now_ms;
}
