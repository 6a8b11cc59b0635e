/** What journeys of photos share: a service to photograph, cameras, and a page that cannot encode. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Device } from './device.ts';
import { type StaffPages, staffPages } from './sign-in.ts';
import { PhotosPage } from './pages/photos-page.ts';

export const ARRIVAL_MS = 30_000;
export const UPLOADS = '**/storage/v1/object/service-photos/**';
export const SIGNED_ADDRESSES = '**/storage/v1/object/sign/service-photos{,/**}';

let clients = 0;

/** Adds a client that no other journey uses, with one service of today, and opens it. */
export async function openNewService(work: StaffPages): Promise<{ name: string; photos: PhotosPage }> {
  clients += 1;
  const { workerIndex } = test.info();
  const name = `Fotograaf ${workerIndex}${clients}`;
  await work.list.addClient({ name, email: `foto${workerIndex}-${clients}@voorbeeld.example` });
  await work.list.openClient(name);
  await work.detail.addService({ type: 'Antifouling', date: 'Vandaag' });
  return { name, photos: new PhotosPage(work.page, 'Antifouling') };
}

/** Opens a client and the form of a new inspection for it, with the camera of the form on. */
export async function openCameraOfNewForm(work: StaffPages) {
  const { name } = await openNewService(work);
  const { service_form: form } = work.detail;
  await work.detail.openServiceForm();
  await work.detail.fillService({ type: 'Inspectie' });
  await form.getByRole('button', { name: 'Foto maken' }).click();
  return { name, form };
}

export const clientsAreThere = async ({ page }: StaffPages): Promise<void> => {
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
};

/** Remembers every camera the page opens. */
export async function watchCameras(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(window, { seen_streams: streams });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      streams.push(stream);
      return stream;
    };
  });
  return () =>
    page.evaluate(() => {
      const streams =
        'seen_streams' in window && Array.isArray(window.seen_streams) ? window.seen_streams : [];
      return streams.flatMap((stream: unknown) =>
        stream instanceof MediaStream ? stream.getTracks().map(({ readyState }) => readyState) : [],
      );
    });
}

/** The page asks for the camera until `allow` is called, as while a person looks at the browser's prompt. */
export async function holdCameraPrompt(page: Page): Promise<{ readonly allow: () => Promise<void> }> {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const answer = Promise.withResolvers<void>();
    Object.assign(window, { allow_camera: answer.resolve });
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await answer.promise;
      return await open(constraints);
    };
  });
  const allow = async (): Promise<void> => {
    await page.evaluate(() => {
      if ('allow_camera' in window && typeof window.allow_camera === 'function') window.allow_camera();
    });
  };
  return { allow };
}

/** What the page is told when the person goes to another app, and comes back. */
export async function setHidden(page: Page, is_hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, is_hidden);
}

/** Pictures of this page are never encoded: what makes them small hears nothing. */
export async function holdEncoding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
}

export async function relaunchOffline(device: Device, name: string): Promise<StaffPages> {
  await device.kill();
  await device.launch();
  const again = staffPages(await device.page());
  await again.list.open(device.url);
  await again.list.openClient(name);
  return again;
}
