import { useMemo } from 'react';
import { keptInTab } from '#lib/kept.ts';

/** One filled form's key: sent with each try, given up when a final answer came. */
export interface IdempotencyKey {
  value(): string;
  settle(): void;
}

/**
 * The key of a form, made when it opens and kept for this tab: after a lost answer, a second click or a reload, the
 * same form is the same request, and the server answers it once.
 */
export function useIdempotencyKey(form: string): IdempotencyKey {
  return useMemo(() => {
    const key = keyOf(form);
    key.value();
    return key;
  }, [form]);
}

export function idempotencyHeader(key: IdempotencyKey | undefined): Record<string, string> {
  return key ? { 'Idempotency-Key': key.value() } : {};
}

/** Whether an answer is final: not while the key is busy, not when asked to come later, not after a fault. */
export function settlesKey(status: number): boolean {
  return status < 500 && status !== 401 && status !== 409 && status !== 429;
}

function keyOf(form: string): IdempotencyKey {
  const storageKey = `laurel.key.${form}`;
  return {
    value() {
      const kept = keptInTab.read(storageKey);
      if (kept) return kept;
      const fresh = randomHex();
      keptInTab.write(storageKey, fresh);
      return fresh;
    },
    settle: () => keptInTab.write(storageKey, null),
  };
}

/** Not `randomUUID`, which browsers keep from pages on plain http. */
function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
