import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'leftSection' | 'className'> {
  /** Asks for the camera app instead of the gallery; one photo at a time. */
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets the person choose pictures; the input behind it is the browser's own. */
export function FileButton({ camera = false, onFiles, children, ...look }: Props) {
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
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={(event) => {
          onFiles(Array.from(event.currentTarget.files ?? []));
          // The same picture can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
