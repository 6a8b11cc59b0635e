import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address is this machine and nothing else. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  if (bare.toLowerCase() === 'localhost' || bare.toLowerCase().endsWith('.localhost')) return true;
  const family = isIP(bare);
  return family !== 0 && loopback.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}

/** The environment variable that lets the backend be reached from other machines. */
const LISTEN_ON_NETWORK = 'LISTEN_ON_NETWORK';

/** Said to people as it is. */
export class NotLoopback extends Error {
  override readonly name = 'NotLoopback';
}

/**
 * Refuses an address that other machines can reach, unless the environment says LISTEN_ON_NETWORK=1: the
 * keys and demo passwords are published with the source.
 */
export function requireLoopback(host: string, env: Readonly<Record<string, string | undefined>>): void {
  if (isLoopback(host) || env[LISTEN_ON_NETWORK] === '1') return;
  throw new NotLoopback(
    `${host} can be reached by other machines, and the keys and passwords of this backend are public. ` +
      `Set ${LISTEN_ON_NETWORK}=1 if you mean it.`,
  );
}
