import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconEye, IconEyeOff, IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useRef, useState } from 'react';
import { generalText } from '../../../../content/admin/general.ts';
import { htmlEditorText } from '../../../../content/admin/html-editor.ts';
import { isUnfinished, type TypedCode } from '../../../../domain/article/html-code.ts';
import { ConfirmDialog, type Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { type DialogRoute, useDialogRoute } from '../../../components/dialogs/dialog-route.tsx';
import { CodeField, type CodeHandle } from '../../../components/editor/index.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { BlockList } from './block-list.tsx';
import classes from './html-editor.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { useHtmlEditor } from './use-html-editor.ts';
import { useShownCode } from './use-shown-code.ts';

const text = htmlEditorText;

/** The HTML blocks of an article: code beside what visitors will see of it, and the list of them (E-020..E-026). */
export function HtmlDialog() {
  const route = useDialogRoute();
  const phone = useIsPhone();
  return (
    <Modal
      stackId={route.stack_id}
      opened={route.opened}
      onClose={route.close}
      title={<span lang="en">{text.title}</span>}
      fullScreen
      closeOnClickOutside={false}
      padding={phone ? 'md' : 'lg'}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
      classNames={{ content: classes['dialog'] ?? '', body: classes['body'] ?? '' }}
    >
      <HtmlEditor route={route} />
    </Modal>
  );
}

function HtmlEditor({ route }: { readonly route: DialogRoute }) {
  const code = useRef<CodeHandle>(null);
  const [is_previewed, setPreviewed] = useState(true);
  const phone = useIsPhone();
  const [asked, setAsked] = useState<Question | null>(null);
  const editor = useHtmlEditor(code, route.close);
  const { typed, blocks, edited_at } = editor;
  // On a phone the preview takes the place of the code.
  const [is_preview_first, setPreviewFirst] = useState(false);
  const shows_code = !phone || !is_preview_first;
  const shows_preview = phone ? is_preview_first : is_previewed;

  const askFirst = (act: () => void): void => {
    if (!isUnfinished({ ...typed, html: code.current?.flush() ?? typed.html })) {
      act();
      return;
    }
    setAsked({
      title: text.confirm.discard_title,
      text: text.confirm.discard,
      yes: text.confirm.discard_yes,
      danger: true,
      act: async () => {
        act();
        return undefined;
      },
    });
  };
  const askToRemove = (id: string): void =>
    setAsked({
      title: text.confirm.delete_title,
      text: text.confirm.delete,
      yes: text.confirm.delete_yes,
      danger: true,
      act: async () => {
        editor.remove(id);
        return undefined;
      },
    });

  return (
    <>
      <div className={classes['panes']} data-both={shows_code && shows_preview}>
        <section className={classes['pane']} hidden={!shows_code} aria-label={text.code}>
          <div className={classes['what']}>
            <h3 tabIndex={-1} data-autofocus>
              {edited_at === -1 ? text.new_block : text.edited_block(edited_at + 1)}
            </h3>
            {edited_at !== -1 && (
              <Button
                variant="subtle"
                size="sm"
                leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => askFirst(() => editor.edit(null))}
              >
                {text.new_block}
              </Button>
            )}
          </div>
          <CodeField ref={code} code={typed.html} label={text.code} onChange={editor.type} />
        </section>
        {shows_preview && <Preview typed={typed} />}
      </div>
      <BlockList
        blocks={blocks}
        edited_at={edited_at}
        onEdit={(block) => askFirst(() => editor.edit(block))}
        onRemove={askToRemove}
        onMove={editor.move}
      />
      <div className={classes['foot']}>
        <div className={classes['message']} data-kind={editor.message?.kind}>
          <p role="alert">{editor.message?.kind === 'alert' && <Said text={editor.message.text} />}</p>
          <output>{editor.message?.kind === 'status' && <Said text={editor.message.text} />}</output>
        </div>
        <div className={classes['buttons']}>
          <Button
            variant="subtle"
            color="gray"
            size="md"
            onClick={() =>
              askFirst(() => {
                editor.discard();
                route.close();
              })
            }
          >
            {text.buttons.cancel}
          </Button>
          <Button
            variant="default"
            size="md"
            aria-pressed={shows_preview}
            leftSection={
              shows_preview ? (
                <IconEyeOff size={20} stroke={1.5} aria-hidden="true" />
              ) : (
                <IconEye size={20} stroke={1.5} aria-hidden="true" />
              )
            }
            onClick={() => {
              code.current?.flush();
              if (phone) setPreviewFirst(!is_preview_first);
              else setPreviewed(!is_previewed);
            }}
          >
            {text.buttons.preview}
          </Button>
          <Button
            variant="default"
            size="md"
            disabled={editor.is_busy}
            onClick={() => void editor.press('save')}
          >
            {text.buttons.save}
          </Button>
          <Button
            variant="default"
            size="md"
            disabled={editor.is_busy}
            onClick={() => void editor.press('insert')}
          >
            {text.buttons.insert}
          </Button>
          <Button size="md" disabled={editor.is_busy} onClick={() => void editor.press('insert_and_close')}>
            {text.buttons.insert_and_close}
          </Button>
        </div>
      </div>
      <ConfirmDialog question={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** The one message of the specification in English is told as such. */
const Said = ({ text: said }: { readonly text: string }) =>
  said === text.messages.no_handler ? <span lang="en">{said}</span> : said;

/** What visitors will see, and what they will not. */
function Preview({ typed }: { readonly typed: TypedCode }) {
  const { html } = typed;
  const made = useShownCode(useDeferredValue(html), typed);
  const { preview, removed: words } = text;
  const is_empty = html.trim() === '';
  const is_made = typeof made !== 'string';
  return (
    <section className={classes['pane']} aria-labelledby="html-preview">
      <div className={classes['what']}>
        <h3 id="html-preview">{preview.label}</h3>
      </div>
      {made === 'failed' && <p role="alert">{preview.failed}</p>}
      {made === 'loading' && !is_empty && <output>{preview.loading}</output>}
      {is_empty && <p className={classes['empty']}>{preview.empty}</p>}
      {is_made && !is_empty && (
        <>
          <PreviewFrame label={preview.frame} shown={made.shown} />
          <output className={classes['removed']} data-none={made.removed.length === 0}>
            {made.removed.length === 0 ? (
              <p>
                <IconCheck size={18} stroke={1.75} aria-hidden="true" />
                {words.nothing}
              </p>
            ) : (
              <>
                <p>
                  <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
                  {words.title}
                </p>
                <ul>
                  {made.removed.map(({ kind, count, names }) => (
                    <li key={kind}>
                      {words.kinds[kind](count)}
                      {names.length > 0 && (
                        <>
                          {': '}
                          {names.map((name, index) => (
                            <span key={name}>
                              {index > 0 && ', '}
                              <code>{name}</code>
                            </span>
                          ))}
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </output>
        </>
      )}
    </section>
  );
}
