import type { DeviceUser } from '../../../backend/session-types.ts';

/** Deleting a service is the admin's; the server holds everyone to it. */
export const mayDelete = ({ role }: Pick<DeviceUser, 'role'>): boolean => role === 'admin';
