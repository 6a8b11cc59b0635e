import { useEffect, useMemo, useState } from 'react';
import { readUnsentFiles } from '../../../../data/index.ts';
import { pictureIdsIn } from '../../../../domain/site-picture.ts';
import { log } from '../../../../lib/logger.ts';
import { useRuntime } from '../../../runtime.ts';

/** Where the pictures of a text can be seen on this device. */
export interface TextPictures {
  /** Where the picture of a stored address is, or an address of this page for one that was not sent yet. */
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
      const address = file_address(src);
      if (!shown.has(address)) shown.set(address, URL.createObjectURL(picture));
    };
    const read = async (text: string): Promise<void> => {
      try {
        const files = await readUnsentFiles(db, pictureIdsIn(text));
        for (const [address, picture] of files) add(address, picture);
      } catch (fault) {
        log.error('pictures that were not sent could not be read', fault);
      }
    };
    return {
      add,
      read,
      addressOf: (src) => {
        const address = file_address(src);
        return shown.get(address) ?? address;
      },
      find: async (src) => {
        await read(src);
        return shown.get(file_address(src)) ?? null;
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
