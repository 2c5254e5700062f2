import { failureOf, isCallError, Refused, SignedOut } from '#api/call-error.ts';
import { alertDialog } from '#ui/overlays/dialogs.ts';

/** The global showing of failed calls, in the words of specification section 8. */
export function reportError(error: unknown) {
  if (error instanceof SignedOut || isAbort(error)) return;
  const failure = failureOf(error);
  void alertDialog(error instanceof Refused ? failure : { ...failure, tone: 'danger', size: 'lg' });
}

/** A failed call that no screen caught still reaches the member. */
export function reportStrayErrors() {
  window.addEventListener('unhandledrejection', (event) => {
    if (isCallError(event.reason)) reportError(event.reason);
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
