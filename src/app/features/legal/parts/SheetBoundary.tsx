import { Component, type ReactNode } from 'react';

/** A reader that an old browser cannot run takes nothing of the page with it. */
export class SheetBoundary extends Component<{ otherwise: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
