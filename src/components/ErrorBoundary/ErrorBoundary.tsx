import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown when a child throws. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Replaces its children when one of them throws (R186). */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
