import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';

interface Props {
  readonly search: string;
  readonly onChange: (search: string) => void;
  readonly words: { readonly label: string; readonly placeholder: string; readonly clear: string };
  readonly className: string;
}

/** The field above a list that searches it; Escape and the button clear it. */
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
      size="md"
      aria-label={words.label}
      placeholder={words.placeholder}
      value={search}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') clear();
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
