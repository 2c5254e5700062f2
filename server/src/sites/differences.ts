import type { LookDocument } from '@laurel/contract/looks/look';
import type { Difference } from '@laurel/contract/shapes/difference';

/** What one look says otherwise than another, as its document names it. */
export function lookDifferences(before: LookDocument, after: LookDocument): Difference[] {
  const [one, other] = [flat(before), flat(after)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((at) => ({ at, name: '', before: one.get(at) ?? '', after: other.get(at) ?? '' }))
    .filter((difference) => difference.before !== difference.after);
}

function flat({ logo, tiles, cards, points, ...plain }: LookDocument): Map<string, string> {
  return new Map([
    ...Object.entries(plain),
    ...within('logo', Object.entries(logo)),
    ['tiles', tiles.join(', ')],
    ...within('cards', Object.entries(cards)),
    ...within(
      'points',
      Object.entries(points).map(([language, { one, many }]) => [language, `${one} / ${many}`]),
    ),
  ]);
}

function within(part: string, entries: [string, string][]): [string, string][] {
  return entries.map(([at, value]) => [`${part}.${at}`, value]);
}
