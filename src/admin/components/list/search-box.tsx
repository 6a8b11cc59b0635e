import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';

interface Props {
  readonly search: string;
  readonly onChange: (search: string) => void;
  readonly words: { readonly label: string; readonly placeholder: string; readonly clear: string };
  readonly className: string;
}

/** So long a list that was just searched may take to be drawn on a slow device. */
const FRAMES_TO_ANSWER = 120;

/**
 * Brings the focus from the field to the first entry of the list that answers to it, unless the person goes on meanwhile. It waits
 * for an empty list too: the live query may not have a row yet that was just saved.
 */
function enterList(field: HTMLInputElement, asked = field.value, frames = FRAMES_TO_ANSWER): void {
  if (document.activeElement !== field || field.value !== asked || frames === 0) return;
  const list = document.querySelector<HTMLElement>('[data-result-of]');
  const first =
    list?.dataset['resultOf'] === asked ? list.querySelector<HTMLElement>('[data-entry="0"]') : null;
  if (first) first.focus();
  else requestAnimationFrame(() => enterList(field, asked, frames - 1));
}

/** The field above a list that searches it. Escape and the button clear it; the down key and Enter lead into the list. */
export function SearchBox({ search, onChange, words, className }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      className={className}
      type="search"
      data-list-search
      size="md"
      aria-label={words.label}
      placeholder={words.placeholder}
      value={search}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') clear();
        if ((event.key === 'ArrowDown' || event.key === 'Enter') && !event.nativeEvent.isComposing) {
          event.preventDefault();
          enterList(event.currentTarget);
        }
      }}
      leftSection={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
      rightSectionWidth={48}
      rightSection={
        search === '' ? null : (
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={words.clear} onClick={clear}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )
      }
    />
  );
}
