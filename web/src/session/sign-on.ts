import { serverPaths } from '../paths.ts';

/** Leaves for the identity provider, which comes back to `returnTo`. */
export function goToSignOn(returnTo: string) {
  window.location.replace(serverPaths.signOn(returnTo));
}
