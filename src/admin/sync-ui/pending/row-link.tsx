import { Link, type LinkProps } from 'react-router-dom';
import { DialogLink } from '../../components/dialogs/dialog-link.tsx';
import { useOpenDialog } from '../../components/dialogs/dialog-route.tsx';

/** Called when a link in the list was followed; not given where the list is the screen itself, which the link leaves. */
export type OnLeave = (() => void) | undefined;

interface RowLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly path: string;
  readonly on_leave: OnLeave;
}

/** A link to a row's dialog: out of a list over a screen, closing the dialog leads back to that screen as it was. */
export function RowLink({ path, on_leave, ...link }: RowLinkProps) {
  const open = useOpenDialog();
  if (on_leave === undefined) return <Link {...link} to={path} />;
  return (
    <DialogLink
      {...link}
      path={path}
      onOpen={() => {
        on_leave();
        open(path);
      }}
    />
  );
}
