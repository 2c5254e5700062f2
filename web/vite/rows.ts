import type { Plugin } from 'vite';

/** What of a call's row the server alone asks: how often a member may call, and how large a body may be. */
const ofServer = /\b(?:limit: '\w+'|bodyMax: \w+),?\s*/g;

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
