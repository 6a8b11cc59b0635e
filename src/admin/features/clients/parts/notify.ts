import { notifications } from '@mantine/notifications';
import { clientsText } from '../../../../content/admin/clients.ts';

/** At the top: the first action of every screen and form lies at the bottom, under the thumb. */
const PLACE = {
  position: 'top-center',
  closeButtonProps: { 'aria-label': clientsText.errors.close },
} as const;

const SUCCESS_SHOWN_MS = 4000;

/** Tells that something is saved on this device (M-023, R-56). */
export function notifySuccess(message: string): void {
  notifications.show({ ...PLACE, message, role: 'status', color: 'green', autoClose: SUCCESS_SHOWN_MS });
}

/** Tells that this device could not save something (M-022, R-56); stays until it is closed, once for each message. */
export function notifyFailure(message: string): void {
  notifications.hide(message);
  notifications.show({ ...PLACE, id: message, message, role: 'alert', color: 'red', autoClose: false });
}
