import { readFileSync } from 'node:fs';
import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { wholeSeed } from '@laurel/contract/programme/seed-rules';
import { readProgramme } from '#programme/file';

const { TEST_PROGRAMME: file } = process.env;

/** The programme by which companies go in this run: the specification's, or that of `npm run test:programme`. */
export const going: ProgrammeDocument = { ...wholeSeed, ...(file && readProgramme(readFileSync(file, 'utf8'))) };

const first = <Item>([item]: readonly Item[]) => item as Item;

/** What somebody may be nominated for. */
export const behaviour = first(going.behaviours).name;
export const ideaCategory = first(going.ideaCategories).name;
