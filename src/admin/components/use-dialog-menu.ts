import { type KeyboardEvent, useState } from 'react';

/**
 * A menu in a dialog that Escape closes alone. The focus goes into the menu a moment after it opened; an Escape before
 * that is pressed on the button, where Mantine's dialog would take it for its own.
 * @returns `menu`: what the Menu takes; `button`: what the button in its Target takes
 */
export function useDialogMenu() {
  const [opened, setOpened] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpened(false);
  };
  return {
    menu: { opened, onChange: setOpened },
    // The attribute is how Mantine's dialogs are told that an Escape on this element is not theirs.
    button: { 'data-mantine-stop-propagation': opened, onKeyDown },
  } as const;
}
