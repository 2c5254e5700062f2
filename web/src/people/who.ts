/** The part of a member id after the dot is the person: who registers in between stays the same one. */
export function samePerson(a: string, b: string): boolean {
  return a.replace(/^[01]\./, '') === b.replace(/^[01]\./, '');
}

/** Never signed on: shown in the directory, and cannot be chosen. */
export function isUnregistered({ memberId }: { memberId: string }): boolean {
  return memberId.startsWith('0.');
}
