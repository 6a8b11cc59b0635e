import { Button, Modal, Text } from '@mantine/core';
import { signIn } from '../../content/admin/sign-in.ts';
import { LAYERS } from '../components/layers.ts';
import { useRuntime } from '../runtime.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/** Signing in again as the same user, over the screen that stays as it is. */
export function SignInAgain({ opened, on_close }: { opened: boolean; on_close: () => void }) {
  const { engine, session, user } = useRuntime();
  function signedIn(): void {
    // Also when the session thought itself good and only the server did not.
    engine.signed_in();
    on_close();
  }
  return (
    <Modal
      opened={opened}
      onClose={on_close}
      title={signIn.again.title}
      zIndex={LAYERS.over_pill}
      closeButtonProps={{ 'aria-label': signIn.again.close }}
    >
      <Text mb="lg">{signIn.again.text}</Text>
      <SignInForm session={session} fixed_email={user.email} on_signed_in={signedIn} />
      <Text mt="md" c="dimmed" size="sm">
        {signIn.again.other_account}
      </Text>
      <Button variant="subtle" color="gray" mt="xs" fullWidth onClick={on_close}>
        {signIn.again.later}
      </Button>
    </Modal>
  );
}
