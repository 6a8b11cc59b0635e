import { startBackend } from '../../supabase/local/backend.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { staffPages } from '../sign-in.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncCenterPage } from '../pages/sync-center-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';

test(
  'R-50 D3 R-18 the office makes a backup, looks at what it would do, and restores a field; a confirmed delete is final',
  { tag: '@long' },
  async ({ page, app }, info) => {
    test.slow();
    const { list, detail, pill } = await app.startWork(page, 'admin');
    const center = new SyncCenterPage(page);
    await list.openClient('Onno Tromp');
    await detail.writeNotes('Zoals het in de back-up staat.');
    await detail.close('Onno Tromp');
    await pill.expectAllSaved();

    await center.openFromPill();
    const file = info.outputPath('back-up.jsonl.gz');
    const made = await center.makeBackup(file);
    expect(made).toMatch(/^havenglans-back-up-\d{4}-\d{2}-\d{2}-\d{4}\.jsonl\.gz$/);
    await expect(center.backup).toContainText(/Back-up gedownload: \d+ regels, .* kB\./);

    await page.getByRole('link', { name: 'Client Management' }).click();
    await list.openClient('Onno Tromp');
    await detail.writeNotes('Per ongeluk overschreven.');
    await detail.close('Onno Tromp');
    await list.openClient('Geert Feenstra');
    await detail.chooseAction('Klant verwijderen');
    await page.getByRole('button', { name: 'Definitief verwijderen' }).click();
    await expect(detail.dialog('Geert Feenstra')).toBeHidden();
    await pill.expectAllSaved();

    await center.openFromPill();
    await center.chooseBackup(file);
    const { restore } = center;
    await expect(restore).toContainText(`Gemaakt door ${PEOPLE.admin.name}`);
    await expect(restore).toContainText('Er is nog niets veranderd.');
    await expect(restore.getByRole('row', { name: /^Notities/ })).toHaveText(/^Notities\d+01$/);
    await expect(restore).toContainText('Een bevestigde verwijdering is definitief');
    const different = restore.getByRole('group').filter({ hasText: 'Onno Tromp' });
    await expect(different).toContainText('hier later gewijzigd');
    const notes = different.getByRole('checkbox', { name: /^Notities/ });
    await expect(notes, 'what is newer here is never overwritten by itself').not.toBeChecked();
    await expect(restore.getByRole('button', { name: /terugzetten$/i }).last()).toBeDisabled();
    await checkViewports(page, 'restoring');
    await notes.check();
    await restore.getByRole('button', { name: '1 regel terugzetten' }).click();
    await expect(restore).toContainText('0 regels toegevoegd, 1 regel gewijzigd.');
    await restore.getByRole('button', { name: 'Klaar' }).click();
    await pill.expectAllSaved();
    await page.reload();
    await page.getByRole('link', { name: 'Client Management' }).click();
    await list.openClient('Onno Tromp');
    await expect(detail.notes).toHaveValue('Zoals het in de back-up staat.');
    await detail.close('Onno Tromp');
    await list.search.fill('Geert Feenstra');
    await expect(page.getByText('Geen klant gevonden')).toBeVisible();
  },
);

test(
  'R-50 rows that are missing here come back from a backup of another server, with a warning, and are sent',
  { tag: '@long' },
  async ({ page, app, browser }, info) => {
    test.slow();
    const elsewhere = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', static_dir: 'dist' });
    const file = info.outputPath('elders.jsonl.gz');
    const client = { name: 'Gerrit Grootscheep', email: 'gerrit@grootscheep.example', location: 'Hoorn' };
    try {
      const context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
      const other = await context.newPage();
      await new SignInPage(other).signIn(elsewhere.url, PEOPLE.admin.email, PEOPLE.admin.password);
      const there = staffPages(other);
      await there.list.open(elsewhere.url);
      await there.pill.expectAllSaved();
      await there.list.addClient(client);
      await there.list.openClient(client.name);
      await there.detail.addService({ type: 'Antifouling', date: 'Vandaag', amount: '1250,50' });
      await there.detail.close(client.name);
      await there.pill.expectAllSaved();
      const center_there = new SyncCenterPage(other);
      await center_there.openFromPill();
      await center_there.makeBackup(file);
      await context.close();
    } finally {
      await elsewhere.stop();
    }

    const { list, detail, pill } = await app.startWork(page, 'admin');
    const center = new SyncCenterPage(page);
    await center.openFromPill();
    await center.chooseBackup(file);
    const { restore } = center;
    await expect(restore).toContainText('komt van een andere server');
    const missing = restore.getByRole('region', { name: 'Ontbreekt hier' });
    await expect(missing.getByRole('checkbox', { name: 'Klanten: 1 ontbrekende regel' })).toBeChecked();
    await missing.getByText('Bekijk wat ontbreekt').first().click();
    await expect(missing.getByRole('listitem').filter({ hasText: client.name }).first()).toBeVisible();
    await restore.getByRole('button', { name: /^\d+ regels terugzetten$/ }).click();
    await expect(restore).toContainText(/2 regels toegevoegd/);
    await restore.getByRole('button', { name: 'Klaar' }).click();
    await pill.expectAllSaved();
    await page.getByRole('link', { name: 'Client Management' }).click();
    await list.openClient(client.name);
    await expect(detail.service('Antifouling')).toContainText('€ 1.250,50');
    await expect(detail.service('Antifouling')).not.toContainText('Wacht op verzenden');
  },
);

test(
  'R-17 R-50 only the office has backups, and a file that is none is refused with the reason',
  { tag: '@long' },
  async ({ page, app }, info) => {
    await app.signIn(page, 'technician');
    const center = new SyncCenterPage(page);
    await center.openFromPill();
    await expect(center.storage).toBeVisible();
    await expect(center.backup).toHaveCount(0);

    await new AdminShellPage(page).signOut();
    await expect(page).toHaveURL(/inloggen/);
    await app.signIn(page, 'admin');
    await center.openFromPill();
    const file = info.outputPath('klanten.csv');
    await center.chooseBackup(file, 'naam;telefoon\nJan;06');
    await expect(center.restore.getByRole('alert')).toContainText('Dit is geen back-up van Havenglans.');
    await center.restore.getByRole('button', { name: 'Sluiten' }).last().click();
    await expect(center.restore).toBeHidden();
  },
);
