/** Code points of a text, as PostgreSQL's char_length counts them: an emoji is one, a combined emoji several. */
export function textLength(s: string): number {
  let length = 0;
  for (const _ of s) length++;
  return length;
}
