import { Select as MantineSelect, type SelectProps } from '@mantine/core';
import { useState } from 'react';

/**
 * Mantine's select, whose list is made when a finger, a pointer or the keyboard comes near, before its arrows choose an option. Mantine
 * makes the list with the field: a screen with four of them draws four lists that nobody asked for before it shows anything.
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
