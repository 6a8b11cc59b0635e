import { expect, type Locator, type Page, test } from '@playwright/test';

/** What the form for a new client asks; only given fields are filled. */
interface NewClient {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly yacht_name?: string;
  readonly yacht_length?: string;
  readonly location?: string;
  readonly status?: 'Prospect' | 'Actief' | 'Gearchiveerd';
}

let unique_clients = 0;

/** Name and e-mail address of a client that no other journey has, since the journeys of a worker share a backend. */
export const uniqueClient = (name: string) => {
  unique_clients += 1;
  const number = `${test.info().workerIndex}${unique_clients}`;
  return {
    name: `${name} ${number}`,
    email: `klant${test.info().workerIndex}-${unique_clients}@voorbeeld.example`,
  };
};

/** What the form for a service asks; `date` is one of its two buttons or a day of the month it opens at. */
interface NewService {
  readonly type: string;
  readonly custom_type?: string;
  readonly date: 'Vandaag' | 'Morgen' | 'Een jaar geleden' | number;
  readonly technician?: string;
  /** 'HH:mm'. */
  readonly start_time?: string;
  readonly minutes?: string;
  readonly amount?: string;
  readonly status?: string;
  readonly notes?: string;
}

const FIGURES = ['Actieve klanten', 'Open services', 'Totale waarde'] as const;

/** Client management as a person meets it (M): the list. */
export class ClientsPage {
  readonly page: Page;
  readonly search: Locator;
  readonly list: Locator;
  readonly results: Locator;
  readonly add_button: Locator;
  readonly new_client: Locator;
  readonly detail: ClientDetailPage;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Zoek klanten' });
    this.list = page.getByRole('region', { name: 'Klanten', exact: true });
    this.results = this.list.getByRole('status').first();
    this.add_button = page.getByRole('button', { name: 'Klant toevoegen' });
    this.new_client = page.getByRole('dialog', { name: 'Nieuwe klant' });
    this.detail = new ClientDetailPage(page);
  }

  /** Opens the list, or what is below it in the address such as '?view=grid' or '/nieuw', and waits until it is there. */
  async open(url: string, below = ''): Promise<void> {
    await this.page.goto(`${url}/admin/klanten${below}`);
    await this.ready();
  }

  /** Waits until the list shows clients or says that there are none. */
  async ready(): Promise<void> {
    await expect(this.list).toHaveAttribute('data-result-count', /\d/);
  }

  /** The link of a client in the list or grid. */
  client(name: string): Locator {
    return this.page.getByRole('link', { name: `Open ${name}`, exact: true });
  }

  /** The names now on the page, in order. On a new device the first is drawn a moment after the last one was fetched. */
  async names(): Promise<string[]> {
    const links = this.page.getByRole('link', { name: /^Open / });
    await expect(links.first()).toBeAttached();
    return await links.allInnerTexts();
  }

  /** One of the figures above the list (M-001), as it reads. */
  figure(name: (typeof FIGURES)[number]): Locator {
    return this.page
      .getByRole('region', { name: 'Kerncijfers' })
      .getByRole('definition')
      .nth(FIGURES.indexOf(name));
  }

  /** What a figure says once it is there: the demo data has some of everything. */
  async figureNow(name: (typeof FIGURES)[number]): Promise<string> {
    await expect(this.figure(name)).toHaveText(/[1-9]/);
    return await this.figure(name).innerText();
  }

  /** Chooses from one of the selects above the list. */
  async choose(select: 'Status' | 'Servicetype' | 'Sorteren op', option: string): Promise<void> {
    await choose(this.page, this.page.getByRole('combobox', { name: select, exact: true }), option);
  }

  /** Closes every notice that stands, the newest first. */
  async closeNotices(): Promise<void> {
    const notices = this.page
      .locator('.mantine-Notification-root')
      .getByRole('button', { name: 'Melding sluiten' });
    // One may go by itself while another is closed.
    await expect(async () => {
      if ((await notices.count()) > 0) await notices.first().press('Enter', { timeout: 1_000 });
      expect(await notices.count()).toBe(0);
    }).toPass();
  }

  /** Opens a client from the list, searching for it first. */
  async openClient(name: string): Promise<ClientDetailPage> {
    await this.search.fill(name);
    await this.client(name).click();
    await expect(this.detail.dialog(name)).toBeVisible();
    return this.detail;
  }

  /** Fills the form for a new client without sending it. */
  async fillClient(client: Partial<NewClient>, form: Locator = this.new_client): Promise<void> {
    const texts = {
      Naam: client.name,
      'E-mailadres': client.email,
      Telefoon: client.phone,
      'Naam van het jacht': client.yacht_name,
      'Lengte in meters': client.yacht_length,
      Ligplaats: client.location,
    };
    for (const [label, text] of Object.entries(texts)) {
      if (text !== undefined) await form.getByRole('textbox', { name: label, exact: true }).fill(text);
    }
    if (client.status) await choose(this.page, form.getByRole('combobox', { name: 'Status' }), client.status);
  }

  /** Adds a client and waits until the form is gone. */
  async addClient(client: NewClient): Promise<void> {
    await this.add_button.click();
    await this.fillClient(client);
    await this.new_client.getByRole('button', { name: 'Klant toevoegen' }).click();
    await expect(this.new_client).toBeHidden();
  }

  /** A notification: what was done, or what could not be. */
  notice(kind: 'status' | 'alert', words: string): Locator {
    return this.page.getByRole(kind).filter({ hasText: words });
  }
}

/** One client over the list: facts, notes, history and the forms on top of it. */
export class ClientDetailPage {
  readonly page: Page;
  readonly notes: Locator;
  /** What others wrote, and what was written on other days. */
  readonly earlier_notes: Locator;
  /** The other version under the notes, while a choice between two is open. */
  readonly notes_choice: Locator;
  readonly next: Locator;
  readonly history: Locator;
  readonly confirm: Locator;
  readonly service_form: Locator;

  constructor(page: Page) {
    this.page = page;
    this.notes = page.getByRole('textbox', { name: 'Notities' });
    this.earlier_notes = page.getByRole('region', { name: 'Eerder genoteerd' });
    this.notes_choice = page.getByRole('region', { name: /^Twee versies van deze notities/ });
    this.next = page.getByRole('region', { name: 'Volgende geplande service' });
    this.history = page.getByRole('region', { name: 'Servicegeschiedenis' });
    this.confirm = page.getByRole('alertdialog');
    this.service_form = page.getByRole('dialog', {
      name: /^(Service toevoegen|Vervolg plannen|Service bewerken)/,
    });
  }

  /** The detail of this client; the forms over it name the client too, after what they do. */
  dialog(name: string): Locator {
    return this.page.getByRole('dialog', {
      name: new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
    });
  }

  /** The services of the history, newest first. */
  get services(): Locator {
    return this.history.getByRole('listitem');
  }

  /** The services of this type. */
  service(type: string): Locator {
    return this.services.filter({ hasText: type });
  }

  /** Opens the form for a new service. */
  async openServiceForm(): Promise<void> {
    await expect(this.service_form).toBeHidden();
    await this.page.getByRole('button', { name: 'Service toevoegen' }).click();
    // The fields follow the dialog: a draft of an earlier page is looked for first.
    await expect(this.service_form.getByRole('button', { name: 'Opslaan', exact: true })).toBeVisible();
  }

  /** Fills a service form without sending it. */
  async fillService(service: Partial<NewService>): Promise<void> {
    const form = this.service_form;
    if (service.type !== undefined) {
      await form.getByRole('radio', { name: service.type, exact: true }).check();
    }
    if (service.custom_type !== undefined) {
      await form.getByLabel('Omschrijving van het type').fill(service.custom_type);
    }
    if (service.date === 'Een jaar geleden') await this.#pickDayOfLastYear();
    else if (typeof service.date === 'string') await form.getByRole('button', { name: service.date }).click();
    if (service.technician !== undefined)
      await choose(this.page, form.getByRole('combobox', { name: 'Monteur' }), service.technician);
    if (service.start_time !== undefined) await form.getByLabel('Begintijd').fill(service.start_time);
    if (service.minutes !== undefined)
      await form.getByRole('textbox', { name: 'Duur in minuten' }).fill(service.minutes);
    if (service.amount !== undefined)
      await form.getByRole('textbox', { name: 'Bedrag' }).fill(service.amount);
    if (service.status !== undefined) {
      await choose(this.page, form.getByRole('combobox', { name: 'Status' }), service.status);
    }
    if (service.notes !== undefined)
      await form.getByRole('textbox', { name: 'Notities' }).fill(service.notes);
  }

  async #pickDayOfLastYear(): Promise<void> {
    await this.service_form.getByRole('button', { name: /^Datum/ }).click();
    const back = this.page.getByRole('button', { name: 'Vorige maand' });
    for (let month = 0; month < 12; month += 1) await back.click();
    await this.page.getByRole('button', { name: /^15 / }).click();
  }

  /** Presses the form's own answer. */
  async submitService(): Promise<void> {
    await this.service_form.getByRole('button', { name: /^(Service toevoegen|Opslaan)$/ }).click();
  }

  /** Adds a service and waits until the form is gone. */
  async addService(service: NewService): Promise<void> {
    await this.openServiceForm();
    await this.fillService(service);
    await this.submitService();
    await expect(this.service_form).toBeHidden();
  }

  /** Changes the status of a service in the history (M-009). */
  async setServiceStatus(type: string, status: string): Promise<void> {
    const select = this.service(type).getByRole('combobox', { name: `Status van ${type}` });
    await choose(this.page, select, status);
    await expect(select).toHaveValue(status);
  }

  /** The menu of one service. */
  async openServiceMenu(type: string): Promise<void> {
    await this.service(type)
      .getByRole('button', { name: `Acties voor ${type}` })
      .click();
  }

  /** Chooses a client status (M-031). */
  async setStatus(status: 'Prospect' | 'Actief' | 'Gearchiveerd'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Status' }).getByText(status).click();
  }

  /** Chooses from the menu of the client. */
  async chooseAction(action: 'Klant archiveren' | 'Klant verwijderen'): Promise<void> {
    await this.page.getByRole('button', { name: 'Meer acties' }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Changes one field of the client in its form. */
  async changeField(name: string, label: string, text: string): Promise<void> {
    await this.dialog(name).getByRole('button', { name: 'Bewerken' }).first().click();
    const form = this.page.getByRole('dialog', { name: `${name} bewerken` });
    await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form).toBeHidden();
  }

  /** Types notes and waits until they are saved on the device. */
  async writeNotes(text: string): Promise<void> {
    await this.notes.fill(text);
    await expect(this.page.getByText('Notities opgeslagen')).toBeVisible();
  }

  async close(name: string): Promise<void> {
    await this.dialog(name).getByRole('button', { name: 'Sluiten' }).click();
    await expect(this.dialog(name)).toBeHidden();
  }
}

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
