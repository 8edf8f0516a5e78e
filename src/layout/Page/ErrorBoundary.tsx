import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../ErrorScreen/ErrorScreen';

interface Props {
  /** A change resets the error. */
  pathname: string;
  children: ReactNode;
}

interface State {
  hasError: boolean;
  pathname: string;
}

/** Shows the error screen when a page throws or its script fails to load (R187). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasError: false, pathname: this.props.pathname };

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { hasError: false, pathname };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasError: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasError ? <ErrorScreen /> : this.props.children;
  }
}
