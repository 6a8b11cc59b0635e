/** The other of the two names that people type for a site: without `www.` where it has that, else with it. */
export const otherName = (host: string): string => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);
