import { formsLater } from '../../content/site/forms-later.ts';
import { log } from '../../lib/logger.ts';
import type { DraftPlace } from '../../public-data/queue/index.ts';
import { addFile, shrinkFile } from './add-file.ts';
import type { FileView } from './form-view.ts';

/** A form does not wait longer than this for a picture to become small: it goes as it was chosen then. */
export const SHRINK_PATIENCE_MS = 5_000;

export interface FormFiles {
  /** Keeps what was chosen and makes its pictures small. */
  readonly add: (chosen: readonly File[]) => Promise<void>;
  /** Goes on with pictures that were chosen before the page was left. */
  readonly shrink: (files: readonly FileView[]) => Promise<void>;
  /** Resolves when every picture is small, or when that takes too long. */
  readonly settled: () => Promise<void>;
}

/** The files of one form: listed as soon as they are kept, with what there is to say about them. */
export function createFormFiles(
  placeNow: () => DraftPlace,
  filesNow: () => readonly FileView[],
  show: (files: readonly FileView[], said: string) => void,
): FormFiles {
  const { reading, not_kept } = formsLater.attachments;
  let at_work: Promise<unknown> = Promise.resolve();

  const shrink = async (files: readonly FileView[]): Promise<string> => {
    let said = '';
    for (const { id, name } of files) {
      const small = await shrinkFile(id).catch((fault: unknown) => {
        log.warn('a picture goes along as it is', fault);
        return null;
      });
      if (small === null) continue;
      if (small.ok)
        show(
          filesNow().map((file) => (file.id === id ? small.value : file)),
          reading,
        );
      else {
        show(
          filesNow().filter((file) => file.id !== id),
          reading,
        );
        said = `${name}: ${small.error}`;
      }
    }
    return said;
  };

  const add = async (chosen: readonly File[]): Promise<void> => {
    let said = '';
    const kept: FileView[] = [];
    for (const file of chosen) {
      const added = await addFile(placeNow(), file, filesNow().length).catch((fault: unknown) => {
        log.warn('a file could not be kept', fault);
        return { ok: false, error: not_kept } as const;
      });
      if (added.ok) {
        kept.push(added.value);
        show([...filesNow(), added.value], reading);
      } else said = `${file.name}: ${added.error}`;
    }
    said = (await shrink(kept)) || said;
    show(filesNow(), said);
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = at_work.then(work);
    at_work = done.catch(() => undefined);
    return done;
  };

  return {
    add: (chosen) => inTurn(() => add(chosen)),
    shrink: (files) =>
      inTurn(async () => {
        const said = await shrink(files);
        if (files.length > 0) show(filesNow(), said);
      }),
    async settled() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise((resolve) => (timer = setTimeout(resolve, SHRINK_PATIENCE_MS)));
      await Promise.race([at_work, patience]);
      clearTimeout(timer);
    },
  };
}
