/** The name of the Web Lock whose holder talks to the network for this user: the leading tab, or the worker when no tab leads. */
export const lockName = (name: string): string => `sync:${name}`;
