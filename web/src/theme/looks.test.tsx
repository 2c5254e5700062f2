import { expect, onTestFinished, test } from 'vitest';
import '#theme/looks.css';
import '#theme/tokens.css';

/** What is read on what. */
const pairs: [inks: string[], grounds: string[]][] = [
  [
    ['ink', 'ink-soft'],
    ['canvas', 'surface', 'surface-sunk', 'field', 'bone', 'accent-soft'],
  ],
  [['ink'], ['brand-soft', 'brand-soft-hover']],
  [
    ['link', 'brand', 'danger'],
    ['canvas', 'surface'],
  ],
  [['brand'], ['brand-soft', 'brand-soft-hover']],
  [['accent-ink'], ['canvas', 'surface', 'accent-soft']],
  [['on-fill'], ['fill', 'fill-hover', 'fill-danger', 'fill-danger-hover']],
  [
    ['on-hero', 'on-hero-soft', 'hero-accent'],
    ['look-brand-7', 'look-brand-8', 'look-brand-9'],
  ],
  [['canvas'], ['ink']],
  [['on-gold'], ['accent', 'gold', 'gold-bright', 'gold-deep']],
  [
    ['card-ink', 'card-soft', 'card-title', 'card-points'],
    ['card-paper', 'card-ground'],
  ],
  ...['green', 'gold', 'coral', 'blue', 'plum', 'teal'].map((tint): [string[], string[]] => [
    [`on-tint-${tint}`],
    [`tint-${tint}`],
  ]),
];
const root = document.documentElement;

test.for([
  ['laurel', 'light'],
  ['laurel', 'dark'],
  ['alba', 'light'],
  ['alba', 'dark'],
] as const)('what is read holds 4.5 : 1 with what it stands on, %s %s', ([look, scheme]) => {
  const { look: before } = root.dataset;
  onTestFinished(() => {
    delete root.dataset.scheme;
    if (before) root.dataset.look = before;
    else delete root.dataset.look;
  });
  Object.assign(root.dataset, { look, scheme });
  const probe = document.body.appendChild(document.createElement('span'));
  onTestFinished(() => probe.remove());
  const lightOf = (token: string) => {
    probe.style.color = '';
    probe.style.color = `var(--${token})`;
    return luminance(getComputedStyle(probe).color);
  };
  const tooNear = pairs.flatMap(([inks, grounds]) =>
    inks.flatMap((ink) =>
      grounds.flatMap((ground) => {
        const held = contrast(lightOf(ink), lightOf(ground));
        return held >= 4.5 ? [] : [`${ink} on ${ground}: ${held.toFixed(2)}`];
      }),
    ),
  );
  expect(tooNear).toEqual([]);
});

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** As WCAG reckons it. */
function luminance(colour: string): number {
  const scale = colour.startsWith('color(') ? 1 : 255;
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const value = Number(part) / scale;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
