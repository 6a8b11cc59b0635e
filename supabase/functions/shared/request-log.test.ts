import { expect, test, vi } from 'vitest';
import { empty, json } from './http.ts';
import { answerLogged, type RequestLine } from './request-log.ts';

const ID = '0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911';

async function logged(
  answer: () => Response | Promise<Response>,
  headers: Record<string, string> = {},
): Promise<{ line: RequestLine; answered: Response }> {
  const lines: RequestLine[] = [];
  const request = new Request('http://here/functions/v1/contact?token=geheim', {
    method: 'POST',
    headers,
    body: 'Jan de Wit, jan@example.nl',
  });
  const answered = await answerLogged('contact', request, answer, (line) => lines.push(line));
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`${lines.length} lines`);
  return { line, answered };
}

test('a request of a function is one line, with the id that its device made, which the answer bears too', async () => {
  const { line, answered } = await logged(() => json(200, { id: 'x' }), { 'x-request-id': ID.toUpperCase() });
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    function: 'contact',
    method: 'POST',
    status: 200,
    duration_ms: expect.any(Number),
    request_id: ID,
  });
  expect(answered.headers.get('x-request-id')).toBe(ID);
  expect(await answered.json()).toEqual({ id: 'x' });
});

test('where no id came, or something that is none, the server makes one and says nothing of what came', async () => {
  for (const given of [null, '', 'jan@example.nl', '../../etc', `${ID}${ID}`, ID.slice(1), `${ID}, ${ID}`]) {
    const { line, answered } = await logged(
      () => empty(204),
      given === null ? {} : { 'x-request-id': given },
    );
    expect(line.request_id, String(given)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(line.request_id).not.toBe(ID);
    expect(answered.headers.get('x-request-id')).toBe(line.request_id);
  }
  const nginx = ID.replaceAll('-', '');
  expect((await logged(() => empty(204), { 'x-request-id': nginx })).line.request_id).toBe(nginx);
});

test('a refusal is told by its code, never by its sentence', async () => {
  const refused = await logged(() => json(422, { error: 'Vul uw naam in', code: 'invalid_fields' }));
  expect(refused.line).toMatchObject({ status: 422, code: 'invalid_fields' });
  for (const code of ['Vul uw naam in', 'jan@example.nl', 7, null])
    expect((await logged(() => json(422, { code }))).line, String(code)).not.toHaveProperty('code');
});

test('what throws is answered with 500 and told by its kind and place: its message may quote what was sent', async () => {
  const printed = vi.spyOn(console, 'error');
  const { line, answered } = await logged(() => Response.json(JSON.parse('jan@example.nl')));
  expect(line).toMatchObject({ status: 500, fault: expect.stringMatching(/^SyntaxError at /) });
  expect(JSON.stringify(line)).not.toContain('jan');
  expect([answered.status, await answered.text()]).toEqual([500, '']);
  expect((await logged(() => Promise.reject('jan@example.nl'))).line).toMatchObject({ fault: 'string' });
  expect(printed).not.toHaveBeenCalled();
});
