import { expect, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { everythingKept } from '../pages/sign-out-page.ts';
import { filesOf, SiteForm } from '../pages/site-forms.ts';
import { pictures } from '../pictures.ts';
import { countOnDevice, REQUEST_STORES } from '../rows-on-device.ts';
import { staffPages } from '../sign-in.ts';
import { StaffAdmin } from '../staff-admin.ts';

test('R-17 of requests that an admin read, answered and half converted nothing stays on their device once they are a technician', {
  tag: '@long',
}, async ({ createDevice, page, app, consoleWatch }) => {
  test.slow();
  // The page asks for what admins see until it hears of the new role.
  consoleWatch.allow(/status of 403/);
  const visitor = await createDevice('desktop');
  const email = `functie-${crypto.randomUUID().slice(0, 8)}@voorbeeld.example`;
  const form = new SiteForm(await visitor.page(), 'contact');
  await form.open(visitor.url);
  await form.fillWithPictures(email, await pictures(1, 'romp-van-jan'));
  await form.submit.click();
  await expect(form.message).toContainText('Bedankt');
  await form.sentAll();
  await expect.poll(async () => (await filesOf(visitor.url, email)).length).toBe(1);

  const staff = new StaffAdmin(app.backend);
  const employee = await staff.employ('Noor Bos');
  await staff.change(employee, { role: 'admin' });
  await new SignInPage(page).signIn(app.url, employee.email, employee.password);
  const { pill } = staffPages(page);
  await pill.expectAllSaved();
  await page.goto(`${app.url}/admin/aanvragen/contacten?q=${email}`);
  await page.getByRole('link', { name: 'Open Jan de Wit' }).click();
  const detail = page.getByRole('dialog', { name: /^Jan de Wit/ });
  const id = /contacten\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await detail.getByRole('textbox', { name: 'Notities' }).fill('Gebeld over de preekstoel.');
  await expect(detail.getByText('Notities opgeslagen')).toBeVisible();
  await detail.getByRole('button', { name: 'Bekijk romp-van-jan-1.webp' }).click();
  await expect.poll(() => countOnDevice(page, employee, ['request_file_bytes'])).toBe(1);
  await page.goBack();
  await detail.getByRole('button', { name: 'Maak klant' }).click();
  const converting = page.getByRole('dialog', { name: 'Klant maken van Jan de Wit' });
  await converting.getByRole('textbox', { name: 'Ligplaats' }).fill('Steiger van de aanvraag');
  await pill.expectAllSaved();
  const traces = [
    email,
    id,
    'romp-van-jan',
    'Gebeld over de preekstoel',
    'Steiger van de aanvraag',
    'haarscheurtjes rond de preekstoel',
  ];
  const kept = async (): Promise<readonly string[]> => {
    const all = await everythingKept(page);
    return traces.filter((trace) => all.includes(trace));
  };
  await expect.poll(kept, 'all of it is there').toEqual(traces);

  await staff.change(employee, { role: 'technician' });
  await page.reload();
  await expect(new AdminShellPage(page).account).toContainText('Monteur');
  await expect.poll(() => countOnDevice(page, employee, REQUEST_STORES)).toBe(0);
  await expect.poll(kept).toEqual([]);
  await page.goto(`${app.url}/admin`);
  await staffPages(page).pill.expectAllSaved();
  expect(await kept()).toEqual([]);
  expect(await countOnDevice(page, employee, REQUEST_STORES)).toBe(0);
});
