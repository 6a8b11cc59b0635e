import { useState } from 'react';
import { consent as words } from '../../content/site/consent.ts';
import { Button } from '../../ui/button.tsx';
import { saveConsent } from './consent.ts';
import styles from './consent-buttons.module.css';

/** The two answers, alike in look and on the same layer (K-001); the visitor is told when the choice cannot be stored. */
export function ConsentButtons() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <div className={styles['buttons']}>
        <Button look="quiet" onClick={() => setFailed(!saveConsent(false))}>
          {words.decline}
        </Button>
        <Button look="quiet" onClick={() => setFailed(!saveConsent(true))}>
          {words.accept}
        </Button>
      </div>
      {failed && (
        <p className={styles['failed']} role="alert">
          {words.failed}
        </p>
      )}
    </>
  );
}
