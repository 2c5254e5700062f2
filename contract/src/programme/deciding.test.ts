import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SeveralWay, verdictOf, type Word } from './deciding.ts';

const said = (...ratings: number[]): Word[] => ratings.map((rating) => ({ rating, stars: 7, isChair: false }));
const nobody = { people: 0, chairs: 0 };
const others = { people: 5, chairs: 0 };
const decided = (by: SeveralWay, words: Word[], people = 3, toCome = others) =>
  verdictOf(words, { by, people }, toCome, 7);

describe('what several decide', () => {
  test('is heard when so many have said something, or nobody is left who could', () => {
    expect(decided('mean', said(7, 7))).toBeUndefined();
    expect(decided('mean', said(7, 7, 4))).toEqual({ by: 'mean', rating: 6 });
    expect(decided('mean', said(7, 4), 3, nobody)).toEqual({ by: 'mean', rating: 6 });
    expect(decided('mean', [], 3, nobody)).toBeUndefined();
  });

  test('by the mean counts who declined as no star, and declines below half a star', () => {
    expect(decided('mean', said(5, 5, 0))?.rating).toBe(3);
    expect(decided('mean', said(0, 0, 1))?.rating).toBe(0);
    expect(decided('mean', said(1, 0), 2)?.rating).toBe(1);
  });

  test('by the majority is what more than half of them would give at least', () => {
    expect(decided('majority', said(7, 2, 5))?.rating).toBe(5);
    expect(decided('majority', said(0, 0, 7))?.rating).toBe(0);
    expect(decided('majority', said(0, 6, 4))?.rating).toBe(4);
    expect(decided('majority', said(7, 3), 2)?.rating).toBe(3);
    expect(decided('majority', said(7, 6, 2, 1), 4)?.rating).toBe(2);
  });

  test('is the word of the chair, whenever it comes; without one it is the majority’s', () => {
    const chair: Word = { rating: 2, stars: 7, isChair: true };
    expect(decided('chair', [chair])).toEqual({ by: 'chair', rating: 2 });
    expect(decided('chair', [...said(7, 7), chair])).toEqual({ by: 'chair', rating: 2 });
    expect(decided('chair', [{ ...chair, rating: 0 }, ...said(7)])).toEqual({ by: 'chair', rating: 0 });
    expect(decided('chair', said(7, 7, 7), 3, { people: 1, chairs: 1 })).toBeUndefined();
    expect(decided('chair', said(7, 5, 5), 3)).toEqual({ by: 'majority', rating: 5 });
  });

  test('is told on the scale of now, whatever scale somebody rated by', () => {
    expect(
      verdictOf([{ rating: 5, stars: 5, isChair: false }, ...said(7)], { by: 'mean', people: 2 }, others, 7),
    ).toEqual({
      ...{ by: 'mean', rating: 7 },
    });
  });

  test('lies between what was said, and asks for no order of it but the chairs’', () => {
    const ratings = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(ratings, fc.constantFrom('mean', 'majority'), (given, by) => {
        const rating = decided(by, said(...given), 1, nobody)?.rating as number;
        expect(rating).toBeGreaterThanOrEqual(Math.min(...given));
        expect(rating).toBeLessThanOrEqual(Math.max(...given));
        expect(decided(by, said(...[...given].reverse()), 1, nobody)?.rating).toBe(rating);
        const atLeast = given.filter((each) => each >= rating).length;
        if (by === 'majority') expect(atLeast * 2).toBeGreaterThan(given.length);
      }),
    );
  });
});
