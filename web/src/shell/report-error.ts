import { Fault, isCallError, NoResponse, Refused, SignedOut } from '#api/call-error.ts';
import { alertDialog } from '#ui/dialogs.ts';

/** The global showing of failed calls, in the words of specification section 8. */
export function reportError(error: unknown) {
  if (error instanceof SignedOut || isAbort(error)) return;
  if (error instanceof Refused) {
    void alertDialog({ message: error.message });
  } else if (error instanceof Fault) {
    void alertDialog({
      title: `Data Response Error: ${error.statusText} (${error.status})`,
      message: `An unexpected error (${error.status}) has occurred:\n${error.message}`,
      tone: 'danger',
      size: 'lg',
    });
  } else if (error instanceof NoResponse) {
    void alertDialog({
      title: 'Data Request Error',
      message: 'The portal did not answer. Please check your connection and try again.',
      tone: 'danger',
      size: 'lg',
    });
  } else {
    void alertDialog({
      title: 'Data Unexpected Error:',
      message: error instanceof Error ? error.message : String(error),
      tone: 'danger',
      size: 'lg',
    });
  }
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
