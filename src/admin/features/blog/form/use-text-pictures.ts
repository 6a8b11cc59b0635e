import { useEffect, useMemo, useState } from 'react';
import { readUnsentFiles } from '../../../../data/index.ts';
import { pictureIdsIn } from '../../../../domain/site-picture.ts';
import { log } from '../../../../lib/logger.ts';
import { useRuntime } from '../../../runtime.ts';

/** Where the pictures of a text can be seen on this device. */
export interface TextPictures {
  /** Its own address, or one of this page for a picture that was not sent yet. */
  readonly addressOf: (src: string) => string;
  /** Looks on this device for the bytes of a picture that was not in the text when it was opened; null without any. */
  readonly find: (src: string) => Promise<string | null>;
  /** Shows these bytes in the place of an address from now on. */
  readonly add: (src: string, picture: Blob) => void;
}

/** The pictures of a text that is opened; null while those that were not sent are looked for. */
export function useTextPictures(html: string): TextPictures | null {
  const { db, file_address } = useRuntime();
  const [opened] = useState(html);
  const [is_read, setRead] = useState(false);
  const [shown] = useState(() => new Map<string, string>());
  const pictures = useMemo<TextPictures & { readonly read: (html: string) => Promise<void> }>(() => {
    const add = (src: string, picture: Blob): void => {
      if (!shown.has(src)) shown.set(src, URL.createObjectURL(picture));
    };
    const read = async (text: string): Promise<void> => {
      try {
        const files = await readUnsentFiles(db, pictureIdsIn(text));
        for (const [address, picture] of files) add(file_address(address), picture);
      } catch (fault) {
        log.error('pictures that were not sent could not be read', fault);
      }
    };
    return {
      add,
      read,
      addressOf: (src) => shown.get(src) ?? file_address(src),
      find: async (src) => {
        await read(src);
        return shown.get(src) ?? null;
      },
    };
  }, [db, shown, file_address]);
  useEffect(() => {
    let is_here = true;
    void pictures.read(opened).then(() => is_here && setRead(true));
    return () => {
      is_here = false;
    };
  }, [opened, pictures]);
  useEffect(
    () => () => {
      for (const address of shown.values()) URL.revokeObjectURL(address);
      shown.clear();
    },
    [shown],
  );
  return is_read ? pictures : null;
}
