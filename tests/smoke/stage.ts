import type { TcpProxy } from '../../e2e/tcp-proxy.ts';
import type { Hand } from './hand.ts';
import type { Elsewhere } from './hostile-block.ts';

/** The servers around the browser. */
export interface Stage {
  /** The site, as the browser reaches it. */
  readonly site: string;
  /**
   * The line between them. Neither driver can take a browser offline in a way that its worker and its sockets notice too, so
   * this line is cut: nothing listens any more for what the browser asks. `navigator.onLine` stays true, as with a wifi that leads nowhere.
   */
  readonly network: Pick<TcpProxy, 'cut' | 'restore'>;
  readonly elsewhere: Elsewhere;
  /** How many clients of a name the server has. */
  readonly countClients: (name: string) => Promise<number>;
  /** Waits until the site has been asked for something and then for nothing for a while. */
  readonly settle: () => Promise<void>;
}

/** One promise, and how it is looked at. Throws what was seen in its place. */
export interface Step {
  readonly promise: string;
  readonly run: (hand: Hand, stage: Stage) => Promise<void>;
}
