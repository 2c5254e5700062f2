/** How a person is called: by the name they are known as, and the surname. */
export function fullName({
  knownAs,
  firstname,
  surname,
}: {
  knownAs: string | null;
  firstname: string;
  surname: string;
}): string {
  return `${knownAs ?? firstname} ${surname}`;
}
