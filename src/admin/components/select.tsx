import { Select as MantineSelect, type SelectProps } from '@mantine/core';
import { useDeferredValue, useState } from 'react';

/**
 * Mantine's select, which mounts its options when the pointer enters the field or the field gets the focus: arrow keys need them
 * mounted then. Mantine mounts the options of every select with the screen, which makes a screen with four selects slower to open.
 */
export function Select({ comboboxProps, onFocus, onPointerEnter, scrollAreaProps, ...props }: SelectProps) {
  const [is_near, setNear] = useState(false);
  const [list, setList] = useState<HTMLElement | null>(null);
  // Mantine's list gets its id by an effect, which does not draw the field again. Where the press that opens the list mounts it too, the field
  // would go on saying that it is closed (`aria-expanded`) and name no list (`aria-controls`): it is drawn once more, after the effect.
  useDeferredValue(list);
  return (
    <MantineSelect
      {...props}
      comboboxProps={{ keepMounted: is_near, ...comboboxProps }}
      scrollAreaProps={{ viewportRef: setList, ...scrollAreaProps }}
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
