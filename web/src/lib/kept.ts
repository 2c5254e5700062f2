/** Web storage that never throws: a browser may refuse it, and then the value lives in memory for this page. */
export interface Kept {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  keys(): string[];
}

/** Forgets everything, in this tab and for all of them, but what is named here. */
export function forgetKept(but: readonly string[]) {
  for (const { keys, write } of [keptInTab, keptInBrowser])
    for (const key of keys()) if (!but.includes(key)) write(key, null);
}

export const keptInTab: Kept = kept(() => window.sessionStorage);
export const keptInBrowser: Kept = kept(() => window.localStorage);

function kept(storage: () => Storage): Kept {
  const memory = new Map<string, string>();
  return {
    read(key) {
      try {
        return storage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key, value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        if (value === null) memory.delete(key);
        else memory.set(key, value);
      }
    },
    keys() {
      try {
        return Object.keys(storage());
      } catch {
        return [...memory.keys()];
      }
    },
  };
}
