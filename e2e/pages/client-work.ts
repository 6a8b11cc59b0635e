import { expect, type Locator, type Page } from '@playwright/test';

/** The everyday work on one client, as steps of a journey. */
export class ClientWork {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes to the client list of the app at `url` and waits for it. */
  async goToList(url: string): Promise<void> {
    await this.page.goto(`${url}/admin/blog-beheer?tab=clients`);
    await expect(this.searchBox).toBeVisible();
  }

  get searchBox(): Locator {
    return this.page.getByRole('searchbox');
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name: `Open ${name}`, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Searches the client by name, opens it and answers its dialog. */
  async open(name: string): Promise<Locator> {
    await this.searchBox.fill(name);
    await this.link(name).click();
    const dialog = this.dialog(name);
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async close(name: string): Promise<void> {
    await this.dialog(name).getByRole('button', { name: 'Sluiten' }).first().click();
    await expect(this.dialog(name)).toBeHidden();
    await this.searchBox.fill('');
  }

  async add(client: { name: string; email: string; yacht_name?: string }): Promise<void> {
    await this.page.getByRole('button', { name: 'Klant toevoegen' }).first().click();
    const form = this.dialog('Nieuwe klant');
    await form.getByRole('textbox', { name: 'Naam', exact: true }).fill(client.name);
    await form.getByRole('textbox', { name: 'E-mailadres' }).fill(client.email);
    if (client.yacht_name !== undefined) await form.getByLabel('Naam van het jacht').fill(client.yacht_name);
    await form.getByRole('button', { name: 'Klant toevoegen' }).click();
    await expect(form).toBeHidden();
  }

  /** Types into the notes of the open client and waits until they are kept on the device. */
  async writeNotes(name: string, notes: string): Promise<void> {
    const dialog = this.dialog(name);
    await dialog.getByLabel('Notities').fill(notes);
    await expect(dialog.getByText('Notities opgeslagen')).toBeVisible();
  }

  notes(name: string): Locator {
    return this.dialog(name).getByLabel('Notities');
  }

  /** Adds a service to the open client, dated today. */
  async addService(name: string, service: { type: string; amount: string; notes?: string }): Promise<void> {
    await this.dialog(name).getByRole('button', { name: 'Service toevoegen' }).click();
    const form = this.dialog('Service toevoegen');
    await form.getByRole('combobox', { name: 'Servicetype' }).click();
    await this.page.getByRole('option', { name: service.type, exact: true }).click();
    await form.getByRole('button', { name: 'Vandaag' }).click();
    await form.getByLabel('Bedrag').fill(service.amount);
    if (service.notes !== undefined) await form.getByLabel('Notities').fill(service.notes);
    await form.getByRole('button', { name: 'Service toevoegen' }).click();
    await expect(form).toBeHidden();
  }

  services(name: string): Locator {
    return this.dialog(name).getByRole('region', { name: 'Servicegeschiedenis' }).getByRole('listitem');
  }
}
