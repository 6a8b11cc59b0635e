import { BRAND_NAME } from '../brand.ts';

/** The name of the admin as an installed app. Pages of visitors need it too, until they know that they show the admin. */
export const ADMIN_TITLE = `${BRAND_NAME} beheer`;
