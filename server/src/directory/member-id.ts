/** `1.<public id>` for the registered, `0.<public id>` for those who never signed on. */
export function memberId({ publicId, isRegistered }: { publicId: string; isRegistered: boolean }): string {
  return `${isRegistered ? 1 : 0}.${publicId}`;
}

/** What follows the dot is all that counts. */
export function publicIdOf(memberId: string): string {
  return memberId.slice(memberId.indexOf('.') + 1);
}
