import { Button, Group, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { editorText } from '../../../content/admin/editor.ts';
import { isAllowedAddress } from '../../../html/policy.ts';
import { onEnter } from '../on-enter.ts';
import { useEscapeFirst } from '../use-escape-first.ts';
import classes from './rich-text.module.css';
import { ToolbarControl } from './toolbar-control.tsx';

const { link: words } = editorText;

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const COMPLETE = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S+$/i;
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** The address that a person means: 'www.x.nl' is of the web, 'a@b.nl' a mail; null when it cannot be one. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  const whole = MAIL.test(address)
    ? `mailto:${address}`
    : HOST.test(address)
      ? `https://${address}`
      : address;
  return COMPLETE.test(whole) && isAllowedAddress(whole) ? whole : null;
}

interface Props {
  readonly href: string | null;
  readonly editor: Editor;
}

/** A button that opens the address of the link at the selection. */
export function LinkControl({ href, editor }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [is_wrong, setWrong] = useState(false);
  const close = (): void => {
    setTyped(null);
    setWrong(false);
  };
  useEscapeFirst(typed !== null, '[data-editor-popover]', close);
  const save = (): void => {
    const address = linkAddress(typed ?? '');
    if (address === null) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus();
    if (href === null && editor.state.selection.empty)
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    close();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <Popover
      opened={typed !== null}
      onChange={(opened) => !opened && close()}
      trapFocus
      returnFocus
      shadow="md"
      width={320}
    >
      <Popover.Target>
        <ToolbarControl
          name="link"
          label={editorText.controls.link}
          icon={IconLink}
          pressed={href !== null}
          onClick={() => (typed === null ? setTyped(href ?? '') : close())}
        />
      </Popover.Target>
      <Popover.Dropdown data-editor-popover onKeyDown={(event) => onEnter(event, save)}>
        <div className={classes['link-form']}>
          <TextInput
            label={words.address}
            description={words.hint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={is_wrong && words.invalid}
            type="url"
            inputMode="url"
            value={typed ?? ''}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Group>
            <Button onClick={save}>{words.save}</Button>
            {href !== null && (
              <Button variant="default" onClick={remove}>
                {words.remove}
              </Button>
            )}
          </Group>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
