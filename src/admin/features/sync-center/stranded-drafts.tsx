import { Button, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { clientsText } from '../../../content/admin/clients.ts';
import { sync } from '../../../content/admin/sync.ts';
import { syncCenter } from '../../../content/admin/sync-center.ts';
import {
  discardStrandedDraft,
  listStrandedDrafts,
  type StrandedDraft,
  useLive,
} from '../../../data/index.ts';
import { ConfirmDialog, type Question } from '../../components/dialogs/confirm-dialog.tsx';
import { useRuntime, useSyncStatus } from '../../runtime.ts';
import lists from '../../sync-ui/lists.module.css';
import { useColleagueNames } from '../../sync-ui/field-value.tsx';
import { type ColleagueNames, fieldLabel, formatTime, formatValue } from '../../sync-ui/row-labels.ts';

const words = syncCenter.drafts;
const KINDS: Readonly<Record<string, string>> = words.kinds;
const TABLES: Readonly<Record<string, string>> = {
  client: 'clients',
  service: 'service_records',
  post: 'blog_posts',
};
const LABELS: Readonly<Record<string, string>> = {
  custom_type: clientsText.service_form.custom_label,
};

/** The typed texts of a draft in Dutch, each with the name of its field where that is known. */
const linesOf = ({ kind, texts }: StrandedDraft, names: ColleagueNames) =>
  texts.map(({ field, text }) => ({
    field,
    label: field === null ? null : (LABELS[field] ?? fieldLabel(TABLES[kind] ?? '', field)),
    words: field === null ? text : formatValue(TABLES[kind] ?? '', field, text, names),
  }));

function Draft(props: {
  readonly draft: StrandedDraft;
  readonly now_ms: number;
  readonly onDiscard: () => void;
}) {
  const { draft, now_ms, onDiscard } = props;
  const [said, setSaid] = useState('');
  const what = KINDS[draft.kind] ?? words.other;
  const when = formatTime(draft.saved_at, now_ms);
  const lines = linesOf(draft, useColleagueNames());
  const copy = async () => {
    const text = lines.map((line) => (line.label === null ? line.words : `${line.label}: ${line.words}`));
    try {
      await navigator.clipboard.writeText(text.join('\n'));
      setSaid(sync.gone.copied);
    } catch {
      setSaid(words.copy_failed);
    }
  };
  return (
    <li className={lists['item']}>
      <p className={lists['row']}>{what}</p>
      <p className={lists['meta']}>{sync.drawer.since(when)}</p>
      <dl className={lists['fields']}>
        {lines.map((line) => (
          <div key={line.field ?? ''}>
            {line.label !== null && <dt>{line.label}</dt>}
            <dd>
              <span className={lists['value']}>{line.words}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={lists['actions']}>
        <Button
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.5} aria-hidden="true" />}
          aria-label={words.copy(what, when)}
          onClick={() => void copy()}
        >
          {sync.gone.copy}
        </Button>
        <Button variant="subtle" color="red" aria-label={words.discard(what, when)} onClick={onDiscard}>
          {sync.drawer.discard}
        </Button>
      </div>
      <output className={lists['meta']}>{said}</output>
    </li>
  );
}

/** Half-filled forms that no screen opens any more, to be copied or thrown away. Nothing when there is none. */
export function StrandedDrafts({ now_ms }: { now_ms: number }) {
  const { db, open_forms } = useRuntime();
  const { first_sync_done } = useSyncStatus();
  const [question, setQuestion] = useState<Question | null>(null);
  const drafts =
    useLive(
      async () => (first_sync_done ? await listStrandedDrafts(db, open_forms.has) : []),
      [db, open_forms, first_sync_done],
    ) ?? [];
  const askDiscard = ({ key }: StrandedDraft) =>
    setQuestion({
      title: words.question,
      text: words.question_text,
      yes: sync.drawer.discard_yes,
      danger: true,
      act: async (): Promise<undefined> => await discardStrandedDraft(db, key).then(() => undefined),
    });
  return (
    <>
      {drafts.length > 0 && (
        <section className={lists['section']} aria-label={words.title}>
          <h3 className={lists['heading']}>
            {words.title} ({drafts.length.toLocaleString('nl-NL')})
          </h3>
          <Text className={lists['meta']}>{words.intro}</Text>
          <ul className={lists['list']}>
            {drafts.map((draft) => (
              <Draft key={draft.key} draft={draft} now_ms={now_ms} onDiscard={() => askDiscard(draft)} />
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
