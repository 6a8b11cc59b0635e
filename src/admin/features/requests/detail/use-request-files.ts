import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallError } from '../../../../backend/call-function.ts';
import type { FileError } from '../../../../backend/request-files.ts';
import { requestsText } from '../../../../content/admin/requests.ts';
import { type KeptRequestFile, listRequestFiles, useLive } from '../../../../data/index.ts';
import type { RequestFile } from '../../../../domain/leads/request-file.ts';
import type { Result } from '../../../../lib/result.ts';
import { useRuntime, useSyncValue } from '../../../runtime.ts';

const text = requestsText.attachments;
const NONE: readonly KeptRequestFile[] = [];

/** Why a file cannot be opened now (C-023). */
export const FILE_ERRORS: Readonly<Record<FileError, string>> = {
  offline: text.offline_file,
  sign_in: text.sign_in,
  no_link: text.no_link,
  failed: text.failed,
};

/** Why there is no list of files. */
export const LIST_ERRORS: Readonly<Record<CallError, string>> = {
  offline: text.offline,
  sign_in: text.sign_in,
  failed: text.no_link,
};

/**
 * The files of a request: those this device knows at once, and what the server says of them whenever there is a connection.
 * @param rev the request's, which each file that arrives raises (decision 018); null where it is gone, undefined until that is known
 */
export function useRequestFiles(contact_id: string, rev: number | null | undefined) {
  const { db, request_files } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const kept = useLive(async () => await listRequestFiles(db, contact_id), [db, contact_id]);
  const [answer, setAnswer] = useState<Result<readonly RequestFile[], CallError> | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let is_wanted = true;
    // Asked anew whenever the connection is back, when the request changed, and when a person asks again.
    const ask = async (): Promise<void> => {
      const found = await request_files.list(contact_id);
      if (is_wanted) setAnswer((known) => (known?.ok && !found.ok ? known : found));
    };
    if (rev !== undefined && (online || asked > 0)) void ask();
    return () => {
      is_wanted = false;
    };
  }, [request_files, contact_id, rev, online, asked]);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  // A device that cannot keep the list shows what it was told.
  const told = useMemo(
    () => (answer?.ok ? answer.value.map((file) => ({ ...file, opened_at: null })) : NONE),
    [answer],
  );
  const files = kept === undefined || kept.length > 0 ? (kept ?? NONE) : told;
  // A list that this device kept may lack what came since.
  const is_settled = kept !== undefined && (answer?.ok === true || (kept.length > 0 && !online));
  return { files, answer, is_read: kept !== undefined, is_settled, online, again };
}
