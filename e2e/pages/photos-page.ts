import { expect, type Locator, type Page } from '@playwright/test';

type KindWord = 'Voor' | 'Na' | 'Overig';

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The photos of one service in a client's history: its strip, taking and choosing, and the viewer. */
export class PhotosPage {
  readonly page: Page;
  /** Begins the name of the service: 'Gelcoatreparatie op 14 jan 2027'. */
  readonly service: string;
  readonly row: Locator;
  readonly thumbnails: Locator;
  readonly add_button: Locator;
  readonly adding: Locator;
  readonly camera: Locator;
  /** How many shots the camera says are kept. */
  readonly kept_count: Locator;
  readonly viewer: Locator;
  readonly slider: Locator;
  readonly compare: Locator;

  constructor(page: Page, service: string) {
    this.page = page;
    this.service = service;
    const history = page.getByRole('region', { name: 'Servicegeschiedenis' });
    this.add_button = page.getByRole('button', { name: `Foto's toevoegen aan ${service}` });
    this.row = history.getByRole('listitem').filter({ has: this.add_button });
    this.thumbnails = this.row.getByRole('group', { name: `Foto's van ${service}` }).getByRole('button', {
      name: /openen/,
    });
    this.adding = page.getByRole('dialog', { name: "Foto's toevoegen" });
    this.camera = page.getByRole('dialog', { name: 'Foto maken' });
    this.kept_count = this.camera.getByRole('status').filter({ hasText: 'bewaard' });
    this.viewer = page.getByRole('dialog', { name: `Foto's van ${service}` });
    this.slider = this.row.getByRole('slider', { name: /^Voor en na/ });
    this.compare = this.row.getByRole('button', { name: /^Verge/ });
  }

  /** The thumbnails of this kind in the history. */
  ofKind(kind: KindWord): Locator {
    return this.row.getByRole('button', { name: new RegExp(`^${kind}, foto`) });
  }

  /** The thumbnails that carry this state in words. */
  inState(state: 'Wacht op verzenden' | 'Wordt verzonden' | 'Niet verzonden'): Locator {
    return this.row.getByRole('button', { name: new RegExp(`, ${state}$`) });
  }

  async openAdding(): Promise<void> {
    await this.add_button.click();
    await expect(this.adding).toBeVisible();
  }

  async chooseKind(within: Locator, kind: KindWord): Promise<void> {
    const radio = within.getByRole('radio', { name: kind });
    // Not `check`: of a photo that is there the radio follows the row.
    await radio.click();
    await expect(radio).toBeChecked();
  }

  /** Chooses files in the open dialog. */
  async choose(kind: KindWord, files: readonly ChosenFile[]): Promise<void> {
    await this.chooseKind(this.adding, kind);
    const chooser = this.page.waitForEvent('filechooser');
    await this.adding.getByRole('button', { name: "Kies foto's" }).click();
    await (await chooser).setFiles([...files]);
  }

  /** Turns the camera on in the open dialog and waits until it shows something. */
  async openCamera(): Promise<void> {
    await this.adding.getByRole('button', { name: 'Foto maken' }).click();
    await this.seesCamera();
  }

  /** Waits until the camera shows something. */
  async seesCamera(): Promise<void> {
    await expect(this.camera.getByRole('button', { name: 'Foto maken' })).toBeEnabled();
  }

  /** Presses the shutter and waits until the photo stands among the thumbnails. */
  async shoot(): Promise<void> {
    const shots = this.camera.getByRole('button', { name: /openen/ });
    const before = await shots.count();
    await this.camera.getByRole('button', { name: 'Foto maken' }).click();
    await expect(shots).toHaveCount(before + 1);
  }

  /** Presses the shutter again and again, faster than a hand does, whenever it is ready. */
  async burst(presses: number): Promise<void> {
    await this.camera.getByRole('button', { name: 'Foto maken' }).evaluate(async (shutter, count) => {
      for (let press = 0; press < count; press += 1) {
        while (shutter.getAttribute('aria-disabled') === 'true') {
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
        if (shutter instanceof HTMLElement) shutter.click();
        await new Promise((resolve) => {
          setTimeout(resolve, 30);
        });
      }
    }, presses);
  }

  async closeCamera(): Promise<void> {
    await this.camera.getByRole('button', { name: 'Camera sluiten' }).click();
    await expect(this.camera).toBeHidden();
  }

  async closeAdding(): Promise<void> {
    await this.adding.getByRole('button', { name: 'Klaar' }).click();
    await expect(this.adding).toBeHidden();
  }

  /** Opens a photo from the history, counted from 0. */
  async openPhoto(index: number): Promise<void> {
    await this.thumbnails.nth(index).click();
    await expect(this.viewer).toBeVisible();
  }

  /** Which of how many the viewer shows. */
  async showsPhoto(position: string): Promise<void> {
    await expect(this.viewer.getByText(position, { exact: true })).toBeVisible();
  }

  /** Waits until an image is really painted. */
  async isPainted(image: Locator): Promise<void> {
    await expect
      .poll(() =>
        image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)),
      )
      .toBeGreaterThan(0);
  }

  /** Deletes the photo that is shown. */
  async deleteShown(): Promise<void> {
    const question = this.page.getByRole('alertdialog').filter({ hasText: 'deze foto' });
    await this.viewer.getByRole('button', { name: 'Foto verwijderen' }).click();
    await question.getByRole('button', { name: 'Foto verwijderen' }).click();
    await expect(question).toBeHidden();
  }
}
