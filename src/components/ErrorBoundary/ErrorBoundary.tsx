import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown when a child throws or its script fails to load. */
  fallback: ReactNode;
  /** A change shows the children again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  hasError: boolean;
  resetKey: string | undefined;
}

/** Replaces its children when one of them throws or its script fails to load (R187, R313). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasError: false, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasError: false, resetKey };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasError: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
