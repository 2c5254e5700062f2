import { expect, test } from 'vitest';
import { type Crop, moved, turned, untouched, within, zoomMost } from './crop.ts';

const wide = { width: 400, height: 200 };

test('the square stays within the picture, however far it is drawn', () => {
  const far = moved(wide, untouched, { right: 9, down: 9 });
  expect(far).toEqual({ ...untouched, x: 0.25, y: 0.5 });
  expect(moved(wide, untouched, { right: -9, down: -9 }).x).toBe(0.75);
  const near = within(wide, { ...untouched, zoom: 2, x: 0, y: 1 });
  expect(near).toEqual({ turns: 0, zoom: 2, x: 0.125, y: 0.75 });
});

test('drawing the picture by half of the square moves it by half of the square', () => {
  const { x } = moved(wide, { ...untouched, zoom: 2 }, { right: 0.5, down: 0 });
  expect(x).toBe(0.5 - 50 / 400);
});

test('it is neither smaller than the picture allows nor larger than what is told', () => {
  expect(within(wide, { ...untouched, zoom: 0.1 }).zoom).toBe(1);
  expect(within(wide, { ...untouched, zoom: 99 }).zoom).toBe(zoomMost);
  // Whoever zooms out at the edge sees no emptiness.
  const edge = within(wide, { ...untouched, zoom: 4, x: 0, y: 0 });
  expect(within(wide, { ...edge, zoom: 1 })).toEqual({ ...untouched, x: 0.25 });
});

test('four turns are none, left undoes right, and what is in the middle stays there', () => {
  const crop: Crop = { turns: 0, zoom: 2, x: 0.3, y: 0.6 };
  const round = [1, 2, 3, 4].reduce((one) => turned(one, 'right'), crop);
  expect([round.turns, round.x.toFixed(9), round.y.toFixed(9)]).toEqual([0, '0.300000000', '0.600000000']);
  const back = turned(turned(crop, 'right'), 'left');
  expect([back.turns, back.x.toFixed(9), back.y.toFixed(9)]).toEqual([0, '0.300000000', '0.600000000']);
  // A tall picture lies on its side: within it, the square may go as far as it could before.
  const tall = turned(within(wide, { ...untouched, x: 0 }), 'right');
  expect(within(wide, tall)).toEqual(tall);
});
