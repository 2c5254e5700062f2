/** Addresses to which nobody returns after sign-on. */
const noReturn = /^\/(?:login|loginsuccess|logout|sso|api|datauploadapi)(?:[/?#]|$)/i;

/** A path of the portal itself, or `/` for anything that is or might be elsewhere. */
export function localAddress(wanted: string | undefined, publicUrl: string): string {
  if (!wanted || wanted.length > 500 || !/^\/[^/\\]/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return '/';
  const base = new URL(publicUrl);
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base.origin || url.pathname.startsWith('//')) return '/';
  const address = url.pathname + url.search + url.hash;
  return noReturn.test(address) ? '/' : address;
}
