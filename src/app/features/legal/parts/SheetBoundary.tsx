import { Component, type ReactNode } from 'react';

/** Contains errors of the PDF renderer, which old browsers may not support. */
export class SheetBoundary extends Component<{ otherwise: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
