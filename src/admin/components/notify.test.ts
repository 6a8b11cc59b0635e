import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { MOST_NOTICES, notifyAttention, notifyFailure, notifySuccess, notifyWithAction } from './notify.ts';

const standing = () => notificationsStore.getState().notifications.map(({ message }) => message);

beforeEach(() => {
  notifications.clean();
  notificationsStore.updateState((state) => ({ ...state, limit: MOST_NOTICES }));
});

test('M-022 M-023 a new notice is shown at once: the oldest one makes room for it', () => {
  for (const message of ['een', 'twee', 'drie', 'vier', 'vijf']) notifySuccess(message);
  expect(standing()).toEqual(['drie', 'vier', 'vijf']);
  notifyWithAction('undo', 'zes');
  notifyAttention('zeven');
  notifyFailure('acht');
  expect(standing()).toEqual(['zes', 'zeven', 'acht']);
});

test('M-022 a failure stays until it is closed, once for each message, however much is told after it', () => {
  for (const message of ['fout een', 'fout twee', 'fout drie', 'fout een']) notifyFailure(message);
  expect(standing()).toEqual(['fout twee', 'fout drie', 'fout een']);
  for (const message of ['goed', 'ook goed']) notifySuccess(message);
  expect(standing()).toEqual(['fout twee', 'fout drie', 'fout een', 'ook goed']);
});
