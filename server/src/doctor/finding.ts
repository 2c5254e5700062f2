/** What a look at one thing came to. */
export interface Finding {
  about: string;
  /** `wrong`: the portal does not do what it should. `doubtful`: it does, or cannot be judged from here. */
  state: 'right' | 'doubtful' | 'wrong';
  words: string;
}

export const right = (about: string, words: string): Finding => ({ about, state: 'right', words });
export const doubtful = (about: string, words: string): Finding => ({ about, state: 'doubtful', words });
export const wrong = (about: string, words: string): Finding => ({ about, state: 'wrong', words });

/** What hangs is a finding too. */
export async function inTime(about: string, ms: number, look: Promise<Finding[]>): Promise<Finding[]> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Finding[]>();
  const timer = setTimeout(() => resolve([wrong(about, 'There was no answer in time.')]), ms);
  try {
    return await Promise.race([look, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  const words = error.message || String(code ?? error.name);
  return words.replace(/\s+/g, ' ').replace(/\.?$/, '.');
}
