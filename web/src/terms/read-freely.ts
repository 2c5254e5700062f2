import { isSignOnPath } from '../paths.ts';

/** Where nobody is asked to accept anything first: what is to be read before, the way to the company, and signing off. */
export function isReadFreely(address: string): boolean {
  return isSignOnPath(address) || /^\/(?:contactus|terms|privacy|disclaimer)\/?$/i.test(address);
}
