import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { clientsText } from '../../../../content/admin/clients.ts';

/** The first action of the detail (M-003). */
export function AddServiceButton({ onClick, wide = false }: { onClick: () => void; wide?: boolean }) {
  return (
    <Button
      size="md"
      fullWidth={wide}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      onClick={onClick}
    >
      {clientsText.service_form.add_title}
    </Button>
  );
}
