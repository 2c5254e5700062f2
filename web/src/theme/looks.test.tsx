import { grounds, pairs } from '@laurel/contract/looks/pairs';
import { type Colours, contrastLeast, heldBy, paletteOf } from '@laurel/contract/looks/palette';
import { expect, onTestFinished, test } from 'vitest';
import '#theme/looks.css';
import '#theme/tokens.css';

const root = document.documentElement;
const seed = { brand: '#195c40', accent: '#e2b02c' };
const looks: [string, Colours][] = [
  ['laurel', seed],
  ['alba', { brand: '#6d2346', accent: '#f9815e' }],
];
const schemes = [
  ['light', 'day'],
  ['dark', 'night'],
] as const;

/** What the style sheets make of a token, as red, green and blue. */
function drawn(token: string): number[] {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = `var(--${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  const scale = color.startsWith('color(') ? 255 : 1;
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) * scale);
}

function wear(colours: Colours, scheme: 'light' | 'dark') {
  const palette = Object.entries(paletteOf(colours));
  for (const [token, colour] of palette) root.style.setProperty(`--look-${token}`, colour);
  root.dataset.scheme = scheme;
  onTestFinished(() => {
    delete root.dataset.scheme;
    for (const [token] of palette) root.style.removeProperty(`--look-${token}`);
  });
}

const tested = looks.flatMap(([name, colours]) =>
  schemes.map(([scheme, named]) => [name, scheme, named, colours] as const),
);

test.for(tested)('%s %s is drawn as the contract reckons it', ([, scheme, named, colours]) => {
  wear(colours, scheme);
  const reckoned = grounds(paletteOf(colours), named);
  const others = [...new Set(pairs.flatMap(({ ink, ground }) => [ink, ground]))].filter((token) => {
    const bytes = [1, 3, 5].map((at) => Number.parseInt(reckoned(token).slice(at, at + 2), 16));
    return drawn(token).some((byte, n) => Math.abs(byte - (bytes[n] ?? 0)) > 1.5);
  });
  expect(others).toEqual([]);
});

test.for(looks)('what is read in %s holds 4.5 : 1 with what it stands on', ([, colours]) => {
  expect(heldBy(colours).filter(({ contrast }) => contrast < contrastLeast)).toEqual([]);
});

test('the built sheet is the look with which a company starts', () => {
  const made = Object.entries(paletteOf(seed)).filter(
    ([token, colour]) => getComputedStyle(root).getPropertyValue(`--look-${token}`) !== colour,
  );
  expect(made).toEqual([]);
});

/** What no look changes. */
const always: [inks: string[], grounds: string[]][] = [
  [['on-fill'], ['fill-danger', 'fill-danger-hover']],
  [['on-gold'], ['gold', 'gold-bright', 'gold-deep']],
  [
    ['card-ink', 'card-soft', 'card-title', 'card-points'],
    ['card-paper', 'card-ground'],
  ],
  ...['green', 'gold', 'coral', 'blue', 'plum', 'teal'].map((tint): [string[], string[]] => [
    [`on-tint-${tint}`],
    [`tint-${tint}`],
  ]),
];

test.for(schemes)('what is the same in every look holds 4.5 : 1, %s', ([scheme]) => {
  wear(seed, scheme);
  const tooNear = always.flatMap(([inks, on]) =>
    inks.flatMap((ink) =>
      on.flatMap((ground) => {
        const held = contrast(luminance(drawn(ink)), luminance(drawn(ground)));
        return held >= contrastLeast ? [] : [`${ink} on ${ground}: ${held.toFixed(2)}`];
      }),
    ),
  );
  expect(tooNear).toEqual([]);
});

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** As WCAG reckons it. */
function luminance(bytes: number[]): number {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
