import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode, wcagContrast } from 'culori/fn';
import { grounds, mixed, type Pair, type Palette, type PaletteToken, pairs } from './pairs.ts';

useMode(modeLrgb);
useMode(modeRgb);
const oklch = useMode(modeOklch);

/** The two colours of a look, as #rrggbb. */
export interface Colours {
  brand: string;
  accent: string;
}

/** Lightness and chroma of each colour, of what it comes from. */
type Made = (of: { l: number; c: number }) => { l: number; c: number };
const tint =
  (l: number, share: number, most = 1): Made =>
  ({ c }) => ({ l, c: Math.min(c * share, most) });
const shade =
  (light: number, share: number): Made =>
  ({ l, c }) => ({ l: l * light, c: c * share });
const same: Made = (of) => of;

const fromBrand = {
  'brand-0': tint(0.966, 0.125, 0.015),
  'brand-1': tint(0.922, 0.28, 0.033),
  'brand-2': tint(0.835, 0.56, 0.075),
  'brand-3': tint(0.74, 0.88, 0.12),
  'brand-6': ({ l, c }) => ({ l: l + 0.067, c: c * 1.14 }),
  'brand-7': same,
  'brand-8': shade(0.826, 0.81),
  'brand-9': shade(0.648, 0.61),
  'night-0': tint(0.953, 0.07, 0.008),
  'night-2': tint(0.76, 0.21, 0.026),
  'night-4': tint(0.4, 0.26, 0.03),
  'night-5': tint(0.34, 0.235, 0.027),
  'night-6': tint(0.273, 0.195, 0.022),
  'night-7': tint(0.22, 0.16, 0.018),
  'night-8': tint(0.195, 0.145, 0.016),
  ink: tint(0.233, 0.265, 0.034),
  'ink-soft': tint(0.483, 0.25, 0.03),
} satisfies Partial<Record<PaletteToken, Made>>;

const fromAccent = {
  'accent-0': tint(0.977, 0.13, 0.022),
  'accent-3': ({ l, c }) => ({ l: Math.min(l + 0.06, 0.9), c: c * 0.87 }),
  'accent-4': same,
  'accent-7': tint(0.48, 0.75, 0.15),
  'accent-8': tint(0.395, 0.6, 0.12),
  canvas: tint(0.98, 0.05, 0.009),
  line: tint(0.915, 0.12, 0.019),
} satisfies Partial<Record<PaletteToken, Made>>;

/** All colours of a look. */
export function paletteOf({ brand, accent }: Colours): Palette {
  return { ...madeFrom(brand, fromBrand), ...madeFrom(accent, fromAccent) } as Palette;
}

function madeFrom(hex: string, makes: Record<string, Made>) {
  const { l, c, h = 0 } = oklch(hex) ?? { l: 0, c: 0 };
  return Object.fromEntries(
    Object.entries(makes).map(([token, make]) => [token, make === same ? hex : shown({ ...make({ l, c }), h })]),
  );
}

/** The nearest that a screen shows of it. */
function shown({ l, c, h }: { l: number; c: number; h: number }): string {
  const light = Math.min(Math.max(l, 0), 1);
  return formatHex(clampChroma({ mode: 'oklch', l: light, c, h }, 'oklch'));
}

export const contrastLeast = 4.5;

export interface Held extends Pair {
  scheme: 'day' | 'night';
  contrast: number;
}

/** What is read on what, by day and by night, and how well. */
export function heldBy(colours: Colours): Held[] {
  const palette = paletteOf(colours);
  return (['day', 'night'] as const).flatMap((scheme) => {
    const colour = grounds(palette, scheme);
    return pairs.map((pair) => ({
      ...pair,
      scheme,
      contrast: wcagContrast(colour(pair.ink), colour(pair.ground)),
    }));
  });
}

/** Which of the two colours keeps something from being read. */
export function unreadable(colours: Colours): (keyof Colours)[] {
  const failed = heldBy(colours).filter(({ contrast }) => contrast < contrastLeast);
  const isAccent = failed.some(({ by }) => by === 'accent');
  // The accent on the brand is the brand's to mend, unless it holds nowhere.
  const isBrand = failed.some(({ by, ink }) => by === 'brand' && !(isAccent && ink === 'hero-accent'));
  return [...(isBrand ? (['brand'] as const) : []), ...(isAccent ? (['accent'] as const) : [])];
}

/** Lightnesses among which a colour is sought that can be read. */
const steps = 200;

/** The nearest lightness of a colour with which all can be read; itself where it can, undefined where none can. */
export function readable(field: keyof Colours, colours: Colours): string | undefined {
  if (!unreadable(colours).includes(field)) return colours[field];
  const { l, c, h = 0 } = oklch(colours[field]) ?? { l: 0, c: 0 };
  const lights = Array.from({ length: steps + 1 }, (_, n) => n / steps);
  return lights
    .toSorted((one, other) => Math.abs(one - l) - Math.abs(other - l))
    .map((light) => shown({ l: light, c, h }))
    .find((hex) => !unreadable({ ...colours, [field]: hex }).includes(field));
}

/** How much of the welcome's ground stands before a picture behind it, so that all is read whatever the picture shows. */
export function veilOf(colours: Colours): number {
  const palette = paletteOf(colours);
  const colour = grounds(palette, 'day');
  const inks = ['on-hero', 'on-hero-soft', 'hero-accent'].map(colour);
  const holds = (veil: number) =>
    inks.every((ink) => wcagContrast(ink, mixed(palette['brand-9'], '#ffffff', veil)) >= contrastLeast);
  return [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95].find(holds) ?? 1;
}
