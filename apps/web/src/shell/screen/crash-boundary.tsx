import { Component, type ReactNode } from 'react';

// Not loaded on demand, because it also reports chunks that fail to load.
import { Crashed } from './crashed.tsx';

interface CrashBoundaryProps {
  children: ReactNode;
  /** Another key is another try. */
  resetKey?: string | undefined;
  /** The replacement. Left out, a notice that a page stopped working; null for a part that the rest does without. */
  fallback?: ReactNode;
  /** Reset what requested it, so that nothing waits for it. */
  onCrash?: () => void;
}

interface CrashBoundaryState {
  readonly crashed: boolean;
  readonly resetKey: string | undefined;
}

/**
 * Keep a crash, or a part whose chunk does not load, from taking the rest with it. Technical text is not shown; a
 * failed chunk is reported by the handler of failed chunks.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { crashed: true };
  }

  static getDerivedStateFromProps(
    props: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): Partial<CrashBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { crashed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(): void {
    this.props.onCrash?.();
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.crashed) return children;
    return fallback === undefined ? <Crashed /> : fallback;
  }
}
