import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'leftSection' | 'className' | 'loading'> {
  /** For a screen reader, where the words on the button do not say what the picture is for. */
  readonly 'aria-label'?: string;
  /** One picture, or several at a time; the camera app gives one instead of the gallery. */
  readonly take: 'one' | 'many' | 'camera';
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets the person choose pictures; the input behind it is the browser's own. */
export function FileButton({ take, onFiles, children, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="lg" {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        multiple={take === 'many'}
        {...(take === 'camera' ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          onFiles(Array.from(event.currentTarget.files ?? []));
          // The same picture can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
