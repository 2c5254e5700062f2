import type { Plugin } from 'vite';

/** What of a call's row the server alone asks: how often it may be called, how its body is taken, what must be there before, what it answers. */
const ofServer =
  /\b(?:(?:limit|answers|method): '\w+'|(?:bodyMax|msMax): \w+|(?:idempotent|lenient|form|needsContact): true),?\s*/g;
/** Which acts a call does. */
const acts = /(\bchanges\('[^']+', '\w+', )\[[^\]]*\]/g;

/** A path that ends with the name of its call: `of` puts it there. */
const named = /\b(\w+): (reads|changes)\('([\w/-]*\/)\1'/g;

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
  return code.replace(ofServer, '').replace(acts, '$1[]').replace(named, "$1: $2('$3'");
}
