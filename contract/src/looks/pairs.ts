/** The names of `--look-*` in the style sheets. */
export type PaletteToken =
  | `brand-${0 | 1 | 2 | 3 | 6 | 7 | 8 | 9}`
  | `accent-${0 | 3 | 4 | 7 | 8}`
  | `night-${0 | 2 | 4 | 5 | 6 | 7 | 8}`
  | 'canvas'
  | 'line'
  | 'ink'
  | 'ink-soft';
/** All colours of a look. */
export type Palette = Record<PaletteToken, string>;

/** What is read on what, as the style sheets name it, and which colour of a look decides about it. */
export interface Pair {
  ink: string;
  ground: string;
  by: 'brand' | 'accent';
}

type Inks = [by: Pair['by'], inks: string[], grounds: string[]];

const read: Inks[] = [
  ['brand', ['ink', 'ink-soft'], ['canvas', 'surface', 'surface-sunk', 'field', 'bone', 'accent-soft']],
  ['brand', ['ink'], ['brand-soft', 'brand-soft-hover']],
  ['brand', ['link', 'brand'], ['canvas', 'surface']],
  ['brand', ['brand'], ['brand-soft', 'brand-soft-hover']],
  ['brand', ['danger'], ['canvas', 'surface']],
  ['accent', ['accent-ink'], ['canvas', 'surface', 'accent-soft']],
  ['brand', ['on-fill'], ['fill', 'fill-hover']],
  ['brand', ['on-hero', 'on-hero-soft', 'hero-accent'], ['look-brand-7', 'look-brand-8', 'look-brand-9']],
  ['brand', ['canvas'], ['ink']],
  ['accent', ['on-gold'], ['accent']],
];

export const pairs: readonly Pair[] = read.flatMap(([by, inks, grounds]) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, by }))),
);

/** What the style sheets make of a palette (`web/src/theme/looks.css`), by day and by night. */
export function grounds(of: Palette, scheme: 'day' | 'night'): (token: string) => string {
  const own = (day: string, night: string) => (scheme === 'day' ? day : night);
  const made: Record<string, string> = {
    'on-hero': '#fffdf7',
    'on-hero-soft': of['brand-1'],
    'hero-accent': of['accent-3'],
    canvas: own(of.canvas, of['night-8']),
    surface: own('#ffffff', of['night-7']),
    'surface-sunk': own(mixed(of.canvas, of.line, 0.6), of['night-8']),
    field: own('#ffffff', of['night-6']),
    bone: own(mixed(of.line, of.canvas, 0.72), of['night-6']),
    ink: own(of.ink, of['night-0']),
    'ink-soft': own(of['ink-soft'], of['night-2']),
    link: own(of['brand-7'], of['brand-2']),
    brand: own(of['brand-7'], of['brand-3']),
    'brand-soft': own(of['brand-0'], mixed(of['brand-8'], of['night-7'], 0.55)),
    'brand-soft-hover': own(of['brand-1'], mixed(of['brand-8'], of['night-7'], 0.8)),
    fill: own(of['brand-7'], of['brand-6']),
    'fill-hover': own(of['brand-8'], of['brand-7']),
    'on-fill': '#ffffff',
    accent: of['accent-4'],
    'accent-soft': own(of['accent-0'], mixed(of['accent-8'], of['night-7'], 0.45)),
    'accent-ink': own(of['accent-7'], of['accent-3']),
    'on-gold': '#2b1f04',
    danger: own('#b3261e', '#ff9d96'),
    'look-brand-7': of['brand-7'],
    'look-brand-8': of['brand-8'],
    'look-brand-9': of['brand-9'],
  };
  return (token) => made[token] ?? '#000000';
}

/** So much of one and the rest of the other, as `color-mix(in srgb, …)` mixes. */
export function mixed(one: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = parts(other);
  const bytes = parts(one).map((part, n) => Math.round(part * share + (others[n] ?? 0) * (1 - share)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
