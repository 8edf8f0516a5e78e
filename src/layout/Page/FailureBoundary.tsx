import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../ErrorScreen/ErrorScreen';

interface Props {
  /** A change of it gives the page another try. */
  pathname: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  pathname: string;
}

/** Ends a page that throws, or whose script fails to load, on the error screen (R187). */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, pathname: this.props.pathname };

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { hasFailed: false, pathname };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}
