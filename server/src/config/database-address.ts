/**
 * The servers of a database's address, each as an address by itself, in its order. As libpq has it, an address may name several
 * (`postgresql://one:5432,two:5432/laurel`).
 */
export function addressesOf(address: string): readonly [string, ...string[]] {
  const [, before = '', names = '', after = ''] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/is.exec(address) ?? [];
  const [first, ...others] = names.split(',').map((name) => `${before}${name}${after}`);
  return first === undefined || others.length === 0 ? [address] : [first, ...others];
}

/** Which of its servers will do: `target_session_attrs`, in small letters. */
export function sessionAttributesOf(address: string): string | undefined {
  return /[?&]target_session_attrs=([^&#]*)/i.exec(address)?.[1]?.toLowerCase();
}
