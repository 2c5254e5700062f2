/** A whole number, or what was typed instead, which a rule refuses in its words. */
export function numberTyped(typed: string): number {
  const plain = typed.trim();
  return /^\d{1,10}$/.test(plain) ? Number(plain) : (typed as unknown as number);
}
