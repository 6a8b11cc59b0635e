import { Select as MantineSelect, type SelectProps } from '@mantine/core';
import { useState } from 'react';

/**
 * Mantine's select, which mounts its options when the pointer enters the field or the field gets the focus: arrow keys need them
 * mounted then. Mantine mounts the options of every select with the screen, which makes a screen with four selects slower to open.
 */
export function Select({ comboboxProps, onFocus, onPointerEnter, ...props }: SelectProps) {
  const [is_near, setNear] = useState(false);
  return (
    <MantineSelect
      {...props}
      comboboxProps={{ keepMounted: is_near, ...comboboxProps }}
      onFocus={(event) => {
        setNear(true);
        onFocus?.(event);
      }}
      onPointerEnter={(event) => {
        setNear(true);
        onPointerEnter?.(event);
      }}
    />
  );
}
