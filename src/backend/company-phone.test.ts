import { expect, test } from 'vitest';
import { companyPhone } from './company-phone.ts';

const asking = (answer: () => Promise<Response>, publishable_key = 'key') => {
  const asked: Request[] = [];
  const phone = companyPhone({
    base_url: 'https://project.example',
    publishable_key,
    fetch: async (...call) => {
      asked.push(new Request(...call));
      return await answer();
    },
  });
  return { asked, phone };
};

test('R-08 the telephone is the one of the settings, asked without a person’s token', async () => {
  const { asked, phone } = asking(async () => Response.json([{ phone: '030 765 43 21' }]));
  expect(await phone).toBe('030 765 43 21');
  expect(asked[0]?.url).toBe('https://project.example/rest/v1/company_settings?select=phone');
  expect(asked[0]?.headers.get('apikey')).toBe('key');
  expect(asked[0]?.headers.get('authorization')).toBeNull();
});

test('a legacy key goes along as the token too, as older projects want it', async () => {
  const { asked, phone } = asking(async () => Response.json([{ phone: '030 765 43 21' }]), 'eyJhbGciOi');
  expect(await phone).toBe('030 765 43 21');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer eyJhbGciOi');
});

test.each([
  ['no network', async () => Promise.reject(new TypeError('offline'))],
  ['the page of a portal', async () => new Response('<html>')],
  ['a refusal', async () => Response.json({ code: '42501', message: 'no' }, { status: 403 })],
  ['no row', async () => Response.json([])],
  ['an empty one', async () => Response.json([{ phone: '' }])],
])('G6 %s tells no telephone', async (_, answer) => {
  expect(await asking(answer).phone).toBeNull();
});
