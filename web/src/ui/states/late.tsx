import { say } from '@laurel/contract/say';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createStore, useStore } from '#lib/store.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import classes from './late.module.css';
import * as texts from './texts.ts';

/** A page that has just come still asks for pictures and answers. */
const idleFromMs = 300;
const idleMsMax = 2000;

export interface Late<P> {
  (props: P): ReactNode;
  /** Loads the code before anybody needs it; a failure here is nobody's trouble. */
  ahead: () => void;
  /** Whether it may come still: for a page that would jump when it does. The part asks for itself once it is drawn. */
  useIsComing: () => boolean;
}

interface LateLooks<P> {
  /** What stands there until the code has come. */
  waiting?: ReactNode;
  /** What stands there when it did not come; usually a line with 'Try again'. */
  instead?: ComponentType<P>;
}

/**
 * A part of a page whose code comes later. When it does not come, the page around it and what was written there stay:
 * the part says so in its own place and can be asked for again.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>, looks: LateLooks<P> = {}): Late<P> {
  const state = createStore<{ Part?: ComponentType<P>; isMissing?: boolean }>({});
  let isAsking = false;
  const arrive = async () => {
    isAsking = true;
    try {
      if (!mayCome()) throw new Error('There is no connection.');
      state.set({ Part: await load() });
    } catch {
      state.set({ isMissing: true });
    }
    isAsking = false;
  };
  const ask = () => {
    if (!isAsking) void arrive();
  };
  const askAgain = async () => {
    await arrive();
    // The browser may have kept the file as missing: only a fresh page forgets that, where one would come.
    if (!state.get().Part && (await portalAnswers())) window.location.reload();
  };
  function LatePart(props: P) {
    const { Part, isMissing } = useStore(state);
    useEffect(() => {
      if (state.get().Part) return undefined;
      ask();
      window.addEventListener('online', ask);
      return () => window.removeEventListener('online', ask);
    }, []);
    if (Part) return <Part {...props} />;
    if (!isMissing) return looks.waiting ?? null;
    return looks.instead ? <looks.instead {...props} /> : <NotLoaded onRetry={() => void askAgain()} />;
  }
  LatePart.useIsComing = () => {
    const { Part, isMissing } = useStore(state);
    return !(Part || isMissing);
  };
  LatePart.ahead = () => {
    if (!state.get().Part) ask();
  };
  return LatePart;
}

/** Runs when the browser has nothing better to do; answers how to take it back. */
export function whenIdle(run: () => void): () => void {
  const timer = setTimeout(() => {
    if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: idleMsMax });
    else run();
  }, idleFromMs);
  return () => clearTimeout(timer);
}

/** A browser remembers what could not be imported as missing, so it is not asked for what cannot come. */
function mayCome(): boolean {
  // The service worker has the files without a connection.
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller);
}

/** Past the service worker, which only answers what it is asked to get. */
async function portalAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={classes.note}>
      <p>{say(texts.partNotLoaded)}</p>
      <Button variant="default" onClick={onRetry}>
        {say(common.tryAgain)}
      </Button>
    </div>
  );
}
