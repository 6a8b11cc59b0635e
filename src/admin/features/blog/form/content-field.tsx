import { type ReactNode } from 'react';
import { GrowingTextarea } from '../../../components/growing-textarea.tsx';

interface Props {
  readonly label: string;
  /** HTML. */
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (html: string) => void;
}

/** The text of an article. */
export function ContentField({ label, value, error, onChange }: Props) {
  return (
    <GrowingTextarea
      size="md"
      label={label}
      required
      min_rows={14}
      max_rows={40}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-path="content"
    />
  );
}
