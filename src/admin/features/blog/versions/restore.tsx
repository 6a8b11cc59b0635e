import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { postVersionsText } from '../../../../content/admin/post-versions.ts';
import { getPost, restorePostVersion, useLive } from '../../../../data/index.ts';
import type { PostVersion, PostVersionText } from '../../../../domain/post-version.ts';
import type { BlogPostRow } from '../../../../domain/rows.generated.ts';
import { log } from '../../../../lib/logger.ts';
import { ConfirmDialog, type Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { notifyFailure } from '../../../components/notify.ts';
import { useNow } from '../../../components/use-now.ts';
import { useRuntime } from '../../../runtime.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { loadClean } from '../clean-for-saving.ts';
import { usePreviewedPost } from '../form/previewed-post.ts';
import classes from './comparison.module.css';
import { useListedVersions } from './use-post-versions.ts';
import { formatVersionTime } from './version-list.ts';

const text = postVersionsText.restore;
const MINUTE_MS = 60_000;

interface Props {
  readonly version: PostVersion;
  /** What it holds. */
  readonly words: PostVersionText;
  readonly onDone: () => void;
}

/** Restores the article to a version, after a question that says what will change. */
export function Restore({ version, words, onDone }: Props) {
  const { db, file_address } = useRuntime();
  const { post_id } = useListedVersions();
  const { is_typed } = usePreviewedPost();
  const command = useCommand();
  const now_ms = useNow(MINUTE_MS);
  const post = useLive(async () => await getPost(db, post_id), [db, post_id]);
  /** The article when the question was asked: what the person did not see is not replaced (OB12). */
  const [asked, setAsked] = useState<BlogPostRow | null>(null);

  const restore = async (row: BlogPostRow): Promise<void> => {
    const clean = await loadClean(file_address).catch((fault: unknown) => {
      log.error('what makes an article harmless could not be loaded', fault);
      return null;
    });
    if (clean === null) {
      notifyFailure(text.failed);
      return;
    }
    const seen = { id: row.id, base_rev: row.rev, expected: { ...row } };
    const done = await command(async () => await restorePostVersion(db, seen, words, clean), {
      success: text.done,
      failure: text.failed,
    });
    if (done.ok) onDone();
  };
  const question: Question | null = asked && {
    title: text.title(formatVersionTime(version, now_ms)),
    text: (
      <span className={classes['question']}>
        {[
          text.text,
          text.stays,
          asked.published ? text.public : text.still_draft,
          ...(is_typed ? [text.typed] : []),
        ].map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
    ),
    yes: text.yes,
    danger: false,
    act: async () => {
      await restore(asked);
      return undefined;
    },
  };
  return (
    <>
      <Button
        size="md"
        leftSection={<IconHistory size={20} stroke={1.5} aria-hidden="true" />}
        disabled={!post}
        onClick={() => setAsked(post?.row ?? null)}
      >
        {text.action}
      </Button>
      <ConfirmDialog question={question} onClose={() => setAsked(null)} />
    </>
  );
}
