import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { slugOf } from '../../../src/domain/post-input.ts';
import { ok, type Result } from '../../../src/lib/result.ts';
import { fault, type SetupFault, type SetupSettings } from './setup-settings.ts';

const FILE = 'src/brand.ts';

const lineOf = (name: string): RegExp => new RegExp(`^export const ${name} = '([^'\\n]*)';$`, 'm');

/**
 * Writes name and address of the site into the file that the build reads, in the folder of the project. The beginning of
 * names on devices follows the name at the first start alone, for devices that worked keep theirs.
 */
export async function writeBrand(
  folder: string,
  { name, site_url }: Pick<SetupSettings, 'name' | 'site_url'>,
  { is_first_start }: { readonly is_first_start: boolean },
): Promise<Result<string, SetupFault>> {
  const file = path.join(folder, FILE);
  const before = await readFile(file, 'utf8');
  const wanted = Object.entries({
    BRAND_NAME: name,
    SITE_ADDRESS: site_url,
    STORAGE_PREFIX: name !== undefined && is_first_start ? slugOf(name) : undefined,
  });
  let after = before;
  for (const [constant, value] of wanted) {
    if (value === undefined) continue;
    if (!lineOf(constant).test(before))
      return fault(
        'brand_file_unknown',
        `${FILE} has no line that gives ${constant} a text: put it back as it was.`,
      );
    after = after.replace(lineOf(constant), () => `export const ${constant} = '${value}';`);
  }
  if (after === before) return ok(`${FILE} is as given.`);
  await writeFile(file, after);
  return ok(`${FILE} written: build the site with it, and keep the change in the repository.`);
}
