import { say } from './say.ts';
import { nameForAway } from './texts.ts';

/** 'Ana Silva for Johan Botha': who did something, and for whom where a delegate did; '' stands for nobody. */
export function nameFor(name: string, away: string): string {
  return name === '' || away === '' ? name : say(nameForAway, { name, away });
}
