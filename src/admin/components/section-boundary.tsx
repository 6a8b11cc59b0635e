import { Component, type ReactNode } from 'react';
import { log } from '../../lib/logger.ts';

interface Props {
  readonly children: ReactNode;
  /** Renders the replacement; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** Keeps a failure inside its part of the screen: a query that cannot be read throws while rendering. */
export class SectionBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    log.error('a part of the screen could not be shown', error);
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
