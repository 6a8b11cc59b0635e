import { expect, test, vi } from 'vitest';
import { createStaffCalls } from './staff.ts';

function answering(response: Response) {
  const send = vi.fn<typeof fetch>(async () => response);
  const staff = createStaffCalls({
    base_url: 'https://b.example',
    publishable_key: 'pk',
    fetch: send,
    token: async () => ({ kind: 'token', token: 'jwt' }),
  });
  const asked = () => {
    const [address, request] = send.mock.calls[0] ?? [];
    return { address, body: typeof request?.body === 'string' ? JSON.parse(request.body) : null };
  };
  return { staff, asked };
}

test('R-13 a role and an access are changed apart, and the last admin is told', async () => {
  const role = answering(Response.json('changed'));
  expect(await role.staff.change('u', { role: 'admin' })).toEqual({ ok: true, value: 'changed' });
  expect(role.asked()).toEqual({
    address: 'https://b.example/rest/v1/rpc/change_staff',
    body: { p_user: 'u', p_role: 'admin' },
  });
  const access = answering(Response.json('last_admin'));
  expect(await access.staff.change('u', { disabled: true })).toEqual({ ok: true, value: 'last_admin' });
  expect(access.asked().body).toEqual({ p_user: 'u', p_disabled: true });
});

test('R-13 an invitation goes to the function, and its refusals are told apart', async () => {
  const invitation = { name: 'Gerda Smit', email: 'gerda@example.nl', role: 'technician' } as const;
  const sent = answering(Response.json({ result: 'invited' }));
  expect(await sent.staff.invite(invitation)).toEqual({ ok: true, value: 'invited' });
  expect(sent.asked()).toEqual({ address: 'https://b.example/functions/v1/invite-staff', body: invitation });
  const refused = Response.json({ code: 'PT403', message: 'not for this member of staff' }, { status: 403 });
  expect(await answering(refused).staff.invite(invitation)).toEqual({ ok: false, error: 'failed' });
});

test('R-13 the accounts come with their address, also of who never signed in', async () => {
  const listed = [{ user_id: 'u', email: 'gerda@example.nl', has_signed_in: false }];
  expect(await answering(Response.json(listed)).staff.accounts()).toEqual({ ok: true, value: listed });
});
