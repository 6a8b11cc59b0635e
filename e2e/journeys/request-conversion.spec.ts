import { checkViewports, DESKTOP, PHONE } from '../pages/check-viewports.ts';
import { expect, test } from '../fixtures.ts';
import { startWork } from '../sign-in.ts';

test('C-010 M-004 M-028 R-18 G-012 a request becomes a client without signal; another device sees client and planned service, and after an undo neither', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet_device = await createDevice('tablet');
  const desktop = await createDevice('desktop');
  const { page, pill } = await startWork(tablet_device, 'admin');
  const office = await startWork(desktop, 'admin');
  await page.goto(`${tablet_device.url}/admin/aanvragen/contacten?q=BOLK`);
  await page.getByRole('link', { name: 'Open Reinier Bolk' }).waitFor();

  await tablet_device.loseNetwork();
  await page.reload();
  // By keyboard alone.
  await page.getByRole('link', { name: 'Open Reinier Bolk' }).focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Reinier Bolk' });
  await detail.getByRole('button', { name: 'Maak klant' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Klant maken van Reinier Bolk' });
  await expect(dialog.getByRole('textbox', { name: 'Naam', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/klant-maken\?q=BOLK$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog.getByRole('combobox', { name: 'Servicetype' })).toHaveValue('Gelcoatreparatie');
  await dialog.getByRole('button', { name: 'Over 1 week' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: 'Ligplaats' }).focus();
  await page.keyboard.type('Hoorn, steiger C');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reinier Bolk is nu klant')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(detail.getByRole('link', { name: 'Klant: Reinier Bolk' })).toBeVisible();
  await expect(detail.getByRole('radio', { name: 'Gecontacteerd' })).toBeChecked();

  await tablet_device.regainNetwork();
  await pill.expectAllSaved();
  await office.list.openClient('Reinier Bolk');
  const client = office.detail.dialog('Reinier Bolk');
  await expect(client.getByText('Gelcoatreparatie').first()).toBeVisible();
  await expect(client.getByText('Hoorn, steiger C').first()).toBeVisible();
  await client.getByRole('link', { name: /^Aanvraag van/ }).click();
  const seen = office.page.getByRole('dialog', { name: 'Reinier Bolk' });
  await expect(seen.getByText('haarscheurtjes')).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Klant: Reinier Bolk' })).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(detail.getByRole('button', { name: 'Maak klant' })).toBeVisible();
  await pill.expectAllSaved();
  await expect(seen.getByRole('button', { name: 'Maak klant' })).toBeVisible();
  await expect(seen.getByRole('radio', { name: 'Nieuw' })).toBeChecked();
});

test('M-004 G-012 the dialog is clear at every size, as a form, as a choice between clients, and as the service of one who is known, which an undo takes back', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  await page.goto(`${app.url}/admin/aanvragen/contacten?q=Oudshoorn`);
  await page.getByRole('link', { name: 'Open Femke Oudshoorn' }).click();
  const detail = page.getByRole('dialog', { name: 'Femke Oudshoorn' });
  await detail.getByRole('button', { name: 'Maak klant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Klant maken van Femke Oudshoorn' });
  await expect(dialog.getByRole('textbox', { name: 'Naam', exact: true })).toBeVisible();
  await checkViewports(page, 'making a client');
  await dialog.getByRole('switch', { name: 'Service inplannen' }).click();
  await dialog.getByRole('button', { name: 'Maak klant' }).click();
  const made = detail.getByRole('link', { name: 'Klant: Femke Oudshoorn' });
  await expect(made).toBeVisible();
  await checkViewports(page, 'a request with a client', { sizes: [DESKTOP, PHONE] });

  // The same person asks again, by the address alone.
  const again = {
    id: crypto.randomUUID(),
    firstName: 'F.',
    lastName: 'Oudshoorn-Vis',
    email: 'Femke.Oudshoorn@post.example',
    phone: null,
    message: 'Kan het een week later?',
    privacy: true,
    recaptchaToken: null,
    elapsed_ms: 5_000,
  };
  const sent = await page.request.post(`${app.url}/api/contact`, { data: again });
  expect(sent.ok()).toBe(true);
  await page.goto(`${app.url}/admin/aanvragen/contacten/${again.id}/klant-maken`);
  const choice = page.getByRole('dialog', { name: 'Klant maken van F. Oudshoorn-Vis' });
  await expect(choice.getByText('Zelfde e-mailadres')).toBeVisible();
  await checkViewports(page, 'a choice between clients');
  await choice.getByRole('button', { name: 'Koppel aan Femke Oudshoorn' }).click();
  const linking = page.getByRole('dialog', { name: 'Koppelen aan Femke Oudshoorn' });
  const type = linking.getByRole('combobox', { name: 'Servicetype' });
  await expect(type).toBeFocused();
  await checkViewports(page, 'a service for a client who is known');
  await type.click();
  await page.getByRole('option', { name: 'Waxen' }).click();
  await linking.getByRole('button', { name: 'Over 2 weken' }).click();
  await linking.getByRole('button', { name: 'Koppel en plan in' }).click();
  await expect(page).toHaveURL(new RegExp(`/contacten/${again.id}$`));
  await page.getByRole('link', { name: 'Klant: Femke Oudshoorn' }).click();
  const client = page.getByRole('dialog', { name: 'Femke Oudshoorn' });
  const service = client.getByText('Kan het een week later?');
  await expect(service).toBeVisible();
  await expect(client.getByRole('link', { name: /^Aanvraag van/ })).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(service).toBeHidden();
  await expect(client.getByRole('link', { name: /^Aanvraag van/ })).toHaveCount(1);
});
