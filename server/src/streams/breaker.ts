export interface BreakerOptions {
  /** So many failures in a row are enough. */
  failuresMax: number;
  restMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Keeps off what has failed several times in a row, and tries it once after each rest. */
export interface Breaker {
  /** Whether it is left alone at this moment. Who is told no is the one who tries it. */
  rests(): boolean;
  /** Answers whether this is the failure with which a rest begins that was none before. */
  failed(): boolean;
  worked(): void;
}

export function breaker({ failuresMax, restMs, now = () => performance.now() }: BreakerOptions): Breaker {
  let failures = 0;
  let until = 0;
  return {
    rests() {
      if (failures < failuresMax) return false;
      if (now() < until) return true;
      // Others go on without it while this one tries.
      until = now() + restMs;
      return false;
    },
    failed() {
      failures += 1;
      if (failures >= failuresMax) until = now() + restMs;
      return failures === failuresMax;
    },
    worked() {
      failures = 0;
    },
  };
}
