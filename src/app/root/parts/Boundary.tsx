import * as messages from '@messages/app/layout';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { noticedErrors } from '../../platform/noticedErrors';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface BoundaryProps {
  children: ReactNode;
  /** A new value tries again: the page's address. */
  at: string;
}

/** Contains a rendering error, so that the rest of the screen keeps working. */
export class Boundary extends Component<BoundaryProps, { failed: boolean; at: string }> {
  override state = { failed: false, at: this.props.at };

  static getDerivedStateFromProps({ at }: BoundaryProps, state: { at: string }) {
    return at === state.at ? null : { failed: false, at };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    noticedErrors.hear({ error, caught: true });
    console.error('a part of the page failed', error, componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice
        urgent
        level="h1"
        title={messages.weCouldNotShowThisPage}
        actions={<Button onClick={() => window.location.reload()}>{messages.reload}</Button>}
      >
        {messages.somethingWentWrongOnOurSide}
      </Notice>
    );
  }
}
