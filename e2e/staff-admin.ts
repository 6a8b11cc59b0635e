import * as v from 'valibot';
import type { RunningBackend } from '../supabase/local/backend.ts';

const madeUser = v.object({ id: v.string() });
let people = 0;

/** An account of one test's own. */
export interface Employee {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** What an admin does to other people's accounts, with the office's secret key. */
export class StaffAdmin {
  readonly #backend: RunningBackend;

  constructor(backend: RunningBackend) {
    this.#backend = backend;
  }

  /** A new technician who can sign in. */
  async employ(name: string): Promise<Employee> {
    people += 1;
    const email = `personeel${process.pid}-${people}@havenglans.example`;
    const password = 'Aan-boord-2026!';
    const made = await this.#send('POST', '/auth/v1/admin/users', { email, password, email_confirm: true });
    const { id } = v.parse(madeUser, made);
    const employee = { id, email, password, name };
    await this.reinstate(employee);
    return employee;
  }

  /** Takes the account off the staff. */
  async dismiss({ id }: Employee): Promise<void> {
    await this.#send('DELETE', `/rest/v1/staff?user_id=eq.${id}`);
  }

  /** Puts the account on the staff (again). */
  async reinstate({ id, name }: Employee): Promise<void> {
    await this.#send('POST', '/rest/v1/staff', { user_id: id, role: 'technician', name });
  }

  async change({ id }: Employee, changes: { role?: 'admin' | 'technician'; name?: string }): Promise<void> {
    await this.#send('PATCH', `/rest/v1/staff?user_id=eq.${id}`, changes);
  }

  async #send(method: string, path: string, body?: object): Promise<unknown> {
    const { url, secret_key } = this.#backend;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        apikey: secret_key,
        authorization: `Bearer ${secret_key}`,
        'content-type': 'application/json',
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }
}
