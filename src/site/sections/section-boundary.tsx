import { Component, type ReactNode, Suspense } from 'react';
import { errors } from '../../content/errors.ts';
import { Button } from '../../ui/button.tsx';
import { track } from '../tracking/tracking.ts';
import styles from './notices.module.css';

interface Props {
  /** The name of the section in the event. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Stands where a part of a section could not be had, such as a list that failed to load. */
export function ComponentError() {
  return (
    <div className={styles['notice']} role="alert">
      <p className={styles['title']}>{errors.component.title}</p>
      <p>{errors.component.text}</p>
    </div>
  );
}

/** Replaces a section that could not be rendered. */
export function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = errors.section;
  return (
    <section className={styles['panel']} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <Button look="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </section>
  );
}

/**
 * Keeps a section that fails while drawing to itself: the rest of the page stands, and an event is noted. It is hydrated
 * by itself too, after the frame, or at once where a visitor touches it.
 */
export class SectionBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    track({ name: 'section_failed', section: this.props.name });
  }

  override render(): ReactNode {
    if (!this.state.failed) return <Suspense>{this.props.children}</Suspense>;
    return <SectionFailure onRetry={() => this.setState({ failed: false })} />;
  }
}
