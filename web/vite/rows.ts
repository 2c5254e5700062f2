import type { Plugin } from 'vite';

/** What of a call's row the server alone asks: how often it may be called, how its body is taken, what must be there before. */
const ofServer = /\b(?:limit: '\w+'|bodyMax: \w+|(?:idempotent|lenient|form|needsContact): true),?\s*/g;

/** The table of calls comes with the first page: without what no page asks for. */
export function rows(): Plugin {
  return {
    name: 'laurel:rows',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/src\/call-rows\.ts$/ },
      handler: (code) => ({ code: withoutServer(code), map: null }),
    },
  };
}

export function withoutServer(code: string): string {
  return code.replace(ofServer, '');
}
