import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown when a child throws or its script fails to load. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Replaces its children when one of them throws or its script fails to load (R186). */
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
