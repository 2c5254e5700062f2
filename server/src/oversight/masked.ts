/** An address as somebody is shown it who need not know it: enough to tell a typing error of its domain. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address.slice(0, 1)}•••${address.slice(at)}`;
  return address === '' ? '' : `${address.slice(0, 3)}•••${address.slice(-2)}`;
}

/** What a mail server or gateway said, with the addresses and numbers in it masked. */
export function maskedWords(words: string): string {
  return words.replace(/[^\s<>"'()[\],;:]+@[^\s<>"'()[\],;:]+|\+\d[\d ]{6,}\d/g, masked);
}
