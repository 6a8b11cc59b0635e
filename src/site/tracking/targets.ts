/** Where events go; an empty address means that there is no such receiver. */
export interface TrackingTargets {
  /** Script of a tag manager, such as https://www.googletagmanager.com/gtm.js?id=GTM-… */
  readonly tag_manager_url: string;
  /** Address that takes batches of events by POST. */
  readonly analytics_url: string;
}

export const NO_TARGETS: TrackingTargets = { tag_manager_url: '', analytics_url: '' };

function checked(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return '';
  const { protocol, hostname } = new URL(value);
  if (protocol !== 'https:' && hostname !== '127.0.0.1' && hostname !== 'localhost')
    throw new Error(`${name} must begin with https://`);
  return value;
}

/** Reads TAG_MANAGER_URL and ANALYTICS_URL; throws on an invalid address. Without them nothing is ever loaded. */
export function trackingTargets(machine: Readonly<Record<string, string | undefined>>): TrackingTargets {
  return {
    tag_manager_url: checked('TAG_MANAGER_URL', machine['TAG_MANAGER_URL']),
    analytics_url: checked('ANALYTICS_URL', machine['ANALYTICS_URL']),
  };
}

const escaped = (url: string): string => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The targets as attributes of the page's root, written by the build. */
export function targetAttributes({ tag_manager_url, analytics_url }: TrackingTargets): string {
  return [
    tag_manager_url === '' ? '' : ` data-tag-manager="${escaped(tag_manager_url)}"`,
    analytics_url === '' ? '' : ` data-analytics="${escaped(analytics_url)}"`,
  ].join('');
}

/** Reads what the build wrote on the root. */
export function targetsOf(root: {
  readonly dataset: Readonly<Record<string, string | undefined>>;
}): TrackingTargets {
  return {
    tag_manager_url: root.dataset['tagManager'] ?? '',
    analytics_url: root.dataset['analytics'] ?? '',
  };
}
