/** What a connection costs, as far as the browser tells: some tell nothing, and then it counts as free. */
export type ConnectionCost = 'free' | 'cellular' | 'saving';

const ownConnection = (): unknown => ('connection' in navigator ? navigator.connection : null);

/** Whether a connection is paid by the byte, or its person asked every site for less. */
export function connectionCost(connection: unknown = ownConnection()): ConnectionCost {
  if (typeof connection !== 'object' || connection === null) return 'free';
  if ('saveData' in connection && connection.saveData === true) return 'saving';
  return 'type' in connection && connection.type === 'cellular' ? 'cellular' : 'free';
}

/**
 * Calls back when this device may have changed over to another connection.
 * @returns Ends it.
 */
export function watchConnection(onChange: () => void): () => void {
  const connection = ownConnection();
  if (!(connection instanceof EventTarget)) return () => undefined;
  connection.addEventListener('change', onChange);
  return () => connection.removeEventListener('change', onChange);
}
