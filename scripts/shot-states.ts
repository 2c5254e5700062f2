import type { Page, Route } from '@playwright/test';

export type State = 'full' | 'loading' | 'empty' | 'error' | 'long-names';

/** Who is signed on stays known in every state. */
const always = /\/api\/member\/(authsso|getmemberdata)$/;
const calls = /\/api\//;

/** While everything loads, what is asked of the server has no answer. */
export const isHeldBack = (url: string) => calls.test(url) && !always.test(new URL(url).pathname);

/** Makes the next page stand in a state, by answering in the server's place. */
export async function showState(page: Page, state: State) {
  if (state === 'full') return;
  await page.route(calls, async (route) => {
    const isOwnData = always.test(new URL(route.request().url()).pathname);
    if (isOwnData && (state === 'loading' || state === 'error')) return route.continue();
    if (state === 'loading') return;
    if (state === 'error') return route.fulfill({ status: 500, json: { message: 'The machine is out of breath.' } });
    return changed(route, state === 'empty' ? emptied : lengthened);
  });
}

async function changed(route: Route, change: (answer: unknown) => unknown) {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  return route.fulfill({ response, json: change(await response.json()) });
}

interface Table {
  fields: string[];
  rows: unknown[][];
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'fields' in value && 'rows' in value;
}

/** No list has anything in it. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (isTable(answer)) return { ...answer, rows: [] };
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = Object.entries(answer).map(([name, value]) => [name, /^total|Count/.test(name) ? 0 : emptied(value)]);
  return Object.fromEntries(fields);
}

const long: Record<string, string> = {
  first: 'Maximiliane-Theodora',
  last: 'von Hohenstaufen-Wittelsbacherberg',
  place: 'Donaudampfschifffahrtsgesellschaft and Customer Experience, Johannesburg North-West',
  thing: 'Quillbasket Superlative Multifunctional Countryside Weatherproof Companion, 500 ml',
  words: 'Incomprehensibilities and counterrevolutionaries: '.repeat(6),
};

function longFor(field: string, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  if (/^first_?name$/i.test(field)) return long.first;
  if (/^surname$/i.test(field)) return long.last;
  if (/(member|memberName|^from|^to)$/i.test(field)) return `${long.first} ${long.last}`;
  if (/division$|companyName/i.test(field)) return long.place;
  if (/productName|itemDescription|catName|^cat\d$/.test(field)) return long.thing;
  if (/reason|message|idea|description|motivation/i.test(field) && !/desc$|status/i.test(field)) return long.words;
  return value;
}

/** Every name is as long as names get. */
function lengthened(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(lengthened);
  if (isTable(answer))
    return {
      ...answer,
      rows: answer.rows.map((row) => row.map((cell, column) => longFor(answer.fields[column] ?? '', cell))),
    };
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      typeof value === 'object' ? lengthened(value) : longFor(name, value),
    ]),
  );
}
