import { Menu, type MenuProps } from '@mantine/core';
import { assignRef, useDisclosure } from '@mantine/hooks';
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** What the button of a menu takes. */
interface MenuButton
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-controls' | 'aria-expanded' | 'aria-haspopup' | 'id' | 'onClick' | 'onFocus' | 'onPointerEnter'
  > {
  readonly ref: Ref<HTMLButtonElement>;
  /** How Mantine's dialogs are told that an Escape on this element is not theirs. */
  readonly 'data-mantine-stop-propagation': boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Props extends Pick<MenuProps, 'position' | 'width'> {
  readonly renderButton: (button: MenuButton) => ReactNode;
  /** The items. */
  readonly children: ReactNode;
}

/**
 * A menu in a dialog that Escape closes alone. The focus goes into the menu a moment after it opened; an Escape before that is
 * pressed on the button, where Mantine's dialog would take it for its own.
 *
 * The menu itself is mounted when the pointer enters its button or the button gets the focus: each row of a list has one, and
 * Mantine draws the popover of a closed menu too. The button stays the same element, so that the focus stays on it.
 */
export function DialogMenu({ renderButton, ...menu }: Props) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [is_near, setNear] = useState(false);
  const [opened, setOpened] = useState(false);
  const near = () => setNear(true);
  return (
    <>
      {renderButton({
        id,
        ref: target,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        'data-mantine-stop-propagation': opened,
        onFocus: near,
        onPointerEnter: near,
        onClick: () => {
          near();
          setOpened(!opened);
        },
        onKeyDown: ({ key }) => {
          if (key === 'Escape') setOpened(false);
        },
      })}
      {is_near && <NearMenu {...menu} id={id} target={target} opened={opened} onChange={setOpened} />}
    </>
  );
}

interface NearProps extends Pick<MenuProps, 'children' | 'id' | 'onChange' | 'position' | 'width'> {
  readonly target: RefObject<HTMLElement | null>;
  readonly opened: boolean;
}

function NearMenu({ target, opened, children, ...menu }: NearProps) {
  // Mantine gives the focus back after a menu that opens, not after one that begins open.
  const [is_mounted, { open }] = useDisclosure();
  useLayoutEffect(open, [open]);
  return (
    <Menu {...menu} opened={opened && is_mounted}>
      <Menu.Target>
        <Standing target={target} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** Stands for an element that is drawn elsewhere. */
function Standing({ target, ref }: Pick<NearProps, 'target'> & { readonly ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (ref && target.current !== null) assignRef(ref, target.current);
  }, [ref, target]);
  return null;
}
