import type { DeviceUser } from '../../../backend/session-types.ts';

/** Archiving a client is the admin's; the server holds everyone to it. */
export const mayArchive = ({ role }: Pick<DeviceUser, 'role'>): boolean => role === 'admin';

/** Deleting a client is the admin's; the server holds everyone to it. */
export const mayDelete = ({ role }: Pick<DeviceUser, 'role'>): boolean => role === 'admin';
