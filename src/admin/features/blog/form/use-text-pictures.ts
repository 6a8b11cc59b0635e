import { useEffect, useMemo, useState } from 'react';
import { readUnsentFiles } from '../../../../data/index.ts';
import { pictureIdsIn } from '../../../../domain/site-picture.ts';
import { log } from '../../../../lib/logger.ts';
import { useRuntime } from '../../../runtime.ts';

/** Where the pictures of a text can be seen on this device. */
export interface TextPictures {
  /** Its own address, or one of this page for a picture that was not sent yet. */
  readonly addressOf: (src: string) => string;
  /** Shows these bytes in the place of an address from now on. */
  readonly add: (src: string, picture: Blob) => void;
}

/** The pictures of a text that is opened; null while those that were not sent are looked for. */
export function useTextPictures(html: string): TextPictures | null {
  const { db, file_address } = useRuntime();
  const [opened] = useState(html);
  const [is_read, setRead] = useState(false);
  const [shown] = useState(() => new Map<string, string>());
  const pictures = useMemo<TextPictures>(
    () => ({
      addressOf: (src) => shown.get(src) ?? file_address(src),
      add: (src, picture) => {
        if (!shown.has(src)) shown.set(src, URL.createObjectURL(picture));
      },
    }),
    [shown, file_address],
  );
  useEffect(() => {
    let is_here = true;
    const read = async (): Promise<void> => {
      const files = await readUnsentFiles(db, pictureIdsIn(opened)).catch((fault: unknown) => {
        log.error('pictures that were not sent could not be read', fault);
        return new Map<string, Blob>();
      });
      if (!is_here) return;
      for (const [address, picture] of files) pictures.add(file_address(address), picture);
      setRead(true);
    };
    void read();
    return () => {
      is_here = false;
    };
  }, [db, opened, pictures, file_address]);
  useEffect(
    () => () => {
      for (const address of shown.values()) URL.revokeObjectURL(address);
      shown.clear();
    },
    [shown],
  );
  return is_read ? pictures : null;
}
