import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedLook } from './look.ts';
import { grounds } from './pairs.ts';
import { contrastLeast, heldBy, paletteOf, readable, unreadable, veilOf } from './palette.ts';

const byte = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`);

test('whatever two colours somebody chooses: all can be read, or the field is named whose nearest lightness mends it', () => {
  fc.assert(
    fc.property(colour, colour, (brand, chosen) => {
      const accent = readable('accent', { brand, accent: chosen });
      expect(accent).toMatch(/^#[0-9a-f]{6}$/);
      const first = { brand, accent: accent as string };
      expect(unreadable(first)).not.toContain('accent');
      const mended = { ...first, brand: readable('brand', first) as string };
      expect(unreadable(mended)).toEqual([]);
      expect(heldBy(mended).filter(({ contrast }) => contrast < contrastLeast)).toEqual([]);
      const failed = heldBy({ brand, accent: chosen }).some(({ contrast }) => contrast < contrastLeast);
      expect(unreadable({ brand, accent: chosen }).length > 0).toBe(failed);
    }),
    { numRuns: 25 },
  );
});

test('what can be read stays as it was chosen', () => {
  expect(readable('brand', seedLook)).toBe('#195c40');
  expect(paletteOf(seedLook)).toMatchObject({ 'brand-7': '#195c40', 'accent-4': '#e2b02c' });
});

test('a pair tells both schemes', () => {
  const { canvas, 'night-8': night } = paletteOf(seedLook);
  expect([grounds(paletteOf(seedLook), 'day')('canvas'), grounds(paletteOf(seedLook), 'night')('canvas')]).toEqual([
    canvas,
    night,
  ]);
});

test('words before a picture are read whatever it shows', () => {
  expect(veilOf(seedLook)).toBeGreaterThan(0.5);
  expect(veilOf(seedLook)).toBeLessThanOrEqual(1);
});
