/** Two people at the blog form, for journeys in which they change one article. */
import { expect, type Page } from '@playwright/test';
import type { RunningBackend } from '../supabase/local/backend.ts';
import type { Device } from './device.ts';
import { BlogPage } from './pages/blog-page.ts';
import { ConflictDialogPage } from './pages/conflict-dialog.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { SyncPill } from './pages/sync-pill.ts';
import { openWork, startWork } from './sign-in.ts';
import { type Employee, StaffAdmin } from './staff-admin.ts';

export const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';
/** The article that both start with, a paragraph each. */
export const PARAGRAPHS = [
  'Teak wast u met zout water.',
  'Dwars over de nerf schrobben spaart het hout.',
  'In de winter blijft een zeil erover.',
] as const;
/** Until the site shows what the server took. */
export const VISIBLE_AFTER_MS = 10_000;

/** Somebody at the blog form. */
interface PersonAtBlog {
  readonly page: Page;
  readonly blog: BlogPage;
  readonly pill: SyncPill;
}

/** One of two people at the blog form, each on a device of their own. */
export interface Writer extends PersonAtBlog {
  readonly device: Device;
}

const personOn = (page: Page): PersonAtBlog => ({ page, blog: new BlogPage(page), pill: new SyncPill(page) });

/** A person at the blog form, by their device and its page. */
export const writerOn = (device: Device, page: Page): Writer => ({ device, ...personOn(page) });

type CreateDevice = (kind: 'tablet' | 'desktop') => Promise<Device>;
interface Writers {
  readonly sanne: Writer;
  readonly anna: Writer;
}

/** Somebody new at the office, who may write articles. */
async function employAnna(backend: RunningBackend): Promise<Employee> {
  const staff = new StaffAdmin(backend);
  const colleague = await staff.employ('Anna Smit');
  await staff.change(colleague, { role: 'admin' });
  return colleague;
}

/** The office and a colleague, both at work. */
export async function twoPeople(createDevice: CreateDevice, backend: RunningBackend): Promise<Writers> {
  const colleague = await employAnna(backend);
  const [first, second] = [await createDevice('desktop'), await createDevice('tablet')];
  const sanne = writerOn(first, (await startWork(first, 'admin')).page);
  const anna = writerOn(second, await second.page());
  await new SignInPage(anna.page).signIn(second.url, colleague.email, colleague.password);
  return { sanne, anna };
}

/** The two with an article of the test's own on both devices. */
export async function twoWriters(
  createDevice: CreateDevice,
  backend: RunningBackend,
  title: string,
): Promise<Writers> {
  const { sanne, anna } = await twoPeople(createDevice, backend);
  await publish(sanne, sanne.device.url, title);
  await expect(anna.blog.card(title)).toBeVisible({ timeout: 20_000 });
  return { sanne, anna };
}

/**
 * The two at one address, as everybody reaches the site, on pages whose console is not watched: one of them asks for a
 * picture of the other before its file is there.
 */
export async function twoAtOneAddress(
  [page, other]: readonly [Page, Page],
  backend: RunningBackend,
  title: string,
): Promise<{ readonly sanne: PersonAtBlog; readonly anna: PersonAtBlog }> {
  const { email, password } = await employAnna(backend);
  await openWork(page, backend.url, 'admin', false);
  const [sanne, anna] = [personOn(page), personOn(other)];
  await new SignInPage(other).signIn(backend.url, email, password);
  await publish(sanne, backend.url, title);
  await expect(anna.blog.card(title)).toBeVisible({ timeout: 20_000 });
  return { sanne, anna };
}

/** Writes an article of three paragraphs and publishes it. */
async function publish({ page, blog, pill }: PersonAtBlog, url: string, title: string): Promise<void> {
  await blog.open(url);
  await blog.openNew();
  await blog.write({ title, category: 'Teak Dek Onderhoud', description: DESCRIPTION });
  await blog.text.click();
  for (const [index, words] of PARAGRAPHS.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(words);
  }
  await blog.button('Create Post').click();
  await expect(blog.form).toBeHidden();
  await pill.expectAllSaved();
}

/** A paragraph of the text in the form, counted from 0. */
export const paragraph = ({ blog }: PersonAtBlog, index: number) => blog.text.locator('p').nth(index);

/** Puts the caret at the end of a paragraph. */
export async function writeAtEnd(writer: PersonAtBlog, index: number, words: string): Promise<void> {
  await paragraph(writer, index).click();
  await writer.page.keyboard.press('End');
  await writer.page.keyboard.type(words);
}

/** Saves the form, and waits until the server has it. */
export async function update({ blog, pill }: PersonAtBlog): Promise<void> {
  await blog.button('Update Post').click();
  await expect(blog.form).toBeHidden();
  await pill.expectAllSaved();
}

/**
 * Both change the article without signal and save it, each on their own device; Anna is back first. Opens the conflict
 * that is left, on Sanne's device.
 */
export async function saveApart(
  { sanne, anna }: Writers,
  title: string,
  change: (writer: Writer, index: 0 | 1) => Promise<void>,
): Promise<ConflictDialogPage> {
  for (const { device } of [sanne, anna]) await device.loseNetwork();
  for (const [index, writer] of [[0, sanne] as const, [1, anna] as const]) {
    await writer.blog.openEdit(title);
    await change(writer, index);
    await writer.blog.button('Update Post').click();
    await expect(writer.blog.form).toBeHidden();
  }
  await anna.device.regainNetwork();
  await anna.pill.expectAllSaved();
  await sanne.device.regainNetwork();
  for (const { pill } of [sanne, anna]) await pill.says('1 keuze open');
  const conflict = new ConflictDialogPage(sanne.page);
  await conflict.openFromPill();
  return conflict;
}

/** The choice was made: the dialog closes, and both devices have it. */
export async function settled({ sanne, anna }: Writers, { dialog }: ConflictDialogPage): Promise<void> {
  await expect(dialog).toBeHidden();
  await sanne.pill.close();
  for (const { pill } of [sanne, anna]) await pill.expectAllSaved();
}

/** Everybody reads these paragraphs: in the form on both devices, and on the public page. */
export async function expectEverywhere(
  writers: readonly [Writer, ...Writer[]],
  title: string,
  slug: string,
  paragraphs: readonly string[],
): Promise<void> {
  for (const writer of writers) {
    await writer.blog.openEdit(title);
    await expect(writer.blog.text.locator('p')).toHaveText([...paragraphs]);
    await writer.page.keyboard.press('Escape');
    await expect(writer.blog.form).toBeHidden();
  }
  const [{ device }] = writers;
  const visitor = await device.page({ fresh: true });
  await visitor.goto(`${device.url}/blog/${slug}`);
  const article = visitor.getByRole('article').first();
  for (const words of paragraphs)
    await expect(article.getByText(words, { exact: true })).toBeVisible({ timeout: VISIBLE_AFTER_MS });
  await visitor.close();
}
