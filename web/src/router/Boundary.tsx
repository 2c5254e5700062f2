import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from './router.ts';

export interface Failed {
  error: unknown;
}

interface BoundaryProps {
  /** Stands in the place of what failed, until somebody goes elsewhere. */
  failed: ComponentType<Failed>;
  children: ReactNode;
}

export function Boundary({ failed, children }: BoundaryProps) {
  return (
    <Catcher failed={failed} place={useLocation().key}>
      {children}
    </Catcher>
  );
}

interface Caught {
  place: string;
  failure: Failed | null;
}

class Catcher extends Component<BoundaryProps & { place: string }, Caught> {
  override state: Caught = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: { place: string }, before: Caught): Caught | null {
    return place === before.place ? null : { place, failure: null };
  }

  override render() {
    const { failed: FailedPage, children } = this.props;
    const { failure } = this.state;
    return failure ? <FailedPage error={failure.error} /> : children;
  }
}
