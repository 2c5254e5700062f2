/**
 * The package warns at its import of every Node.js that does not call itself LTS yet; ours is pinned, and the tests sign on
 * with it. Nothing else of what it says is held back.
 */
const { warn } = console;
console.warn = () => {};
export const { default: Provider, interactionPolicy } = await import('oidc-provider');
console.warn = warn;
