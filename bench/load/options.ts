import { parseArgs } from 'node:util';

export interface Options {
  people: number[];
  rounds: number;
  seconds: number;
  isAsked(key: string): boolean;
  isQuick: boolean;
  keeps: boolean;
  /** How often a disturbed cell is measured at most. */
  tries: number;
}

/** Those of the table without the slow ones: five minutes in all. */
const quickCells = ['send', 'hot', 'division', 'shop', 'list', 'home', 'search', 'report'];

export function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string' },
      tries: { type: 'string' },
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const { quick: isQuick, keep: keeps } = values;
  const people = (values.people ?? (isQuick ? '100000' : '400,100000,1000000')).split(',').map(Number);
  const asked = values.only?.split(',') ?? (isQuick ? quickCells : undefined);
  return {
    people: people.sort((a, b) => a - b),
    rounds: Number(values.rounds ?? (isQuick ? 2 : 3)),
    seconds: Number(values.seconds ?? (isQuick ? 4 : 8)),
    isAsked: (key) => asked === undefined || asked.includes(key),
    isQuick,
    keeps,
    tries: Number(values.tries ?? (isQuick ? 1 : 3)),
  };
}
