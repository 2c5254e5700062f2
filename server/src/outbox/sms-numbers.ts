/** Numbers that cost whoever calls or writes to them. */
const premiumRanges = [
  /^\+27(?:86|87)/,
  /^\+49(?:900|180|137)/,
  /^\+39(?:89|199|4[78])/,
  /^\+55(?:300|500|900)/,
  /^\+1(?:900|976)/,
  /^\+44(?:9|87|70)/,
];

/** Digits and the plus sign alone. */
export function compactNumber(number: string): string {
  return number.replace(/[^\d+]/g, '');
}

/** Whether the portal writes to this number: it costs nobody more than a message, and its country is served. */
export function isServedNumber(number: string, callingCodes: readonly string[] | undefined): boolean {
  const compact = compactNumber(number);
  if (premiumRanges.some((range) => range.test(compact))) return false;
  return callingCodes === undefined || callingCodes.some((code) => compact.startsWith(code));
}
