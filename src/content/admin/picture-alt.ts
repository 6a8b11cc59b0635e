import { COMPANY } from '../company.ts';

/**
 * What saving gives to a picture of an article without a description, as `image_alt` of the site's articles; the chunk of those
 * is not the admin's.
 */
export const DEFAULT_PICTURE_ALT = `${COMPANY.name} Yachtcare blog image`;
