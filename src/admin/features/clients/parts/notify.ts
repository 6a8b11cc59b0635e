import { notifications } from '@mantine/notifications';
import { clientsText } from '../../../../content/admin/clients.ts';

const close_button = { closeButtonProps: { 'aria-label': clientsText.errors.close } };

/** Tells that something is saved on this device (M-023, R-56). */
export function notifySuccess(message: string): void {
  notifications.show({ message, role: 'status', color: 'green', autoClose: 4000, ...close_button });
}

/** Tells that this device could not save something (M-022, R-56); stays until it is closed. */
export function notifyFailure(message: string): void {
  notifications.show({ message, role: 'alert', color: 'red', autoClose: false, ...close_button });
}
