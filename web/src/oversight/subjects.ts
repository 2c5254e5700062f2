import { type Holder, mayOpen, type Screen } from '@laurel/contract/access';
import { fewPaths } from '../few-paths.ts';
import { paths } from '../paths.ts';

type Way = [screen: Screen, address: (id: string) => string];

/** Where a thing can be looked at to which something was done. */
const ways: Readonly<Record<string, Way>> = {
  order: ['orderDesk', () => paths.orderDesk],
  orderLine: ['orderDesk', () => paths.orderDesk],
  idea: ['ideaManagement', () => fewPaths.everyIdea],
  nomination: ['nominationManagement', () => paths.nominationManagement],
  competition: ['competitionAdmin', (id) => fewPaths.competitionSetup(id)],
  announcement: ['announcements', () => paths.announcements],
  content: ['words', (id) => paths.words(id)],
  language: ['words', (id) => paths.words('sentences', id)],
  site: ['looks', (id) => paths.looks(id)],
  programme: ['programme', () => paths.programme],
  approval: ['approvals', () => paths.approvals],
  messages: ['messages', () => paths.messages()],
  upload: ['audit', () => paths.audit('uploads')],
  quarter: ['quarterlyAwards', () => paths.quarterlyAwards],
  setup: ['setup', () => paths.setup],
};

/** The address of the screen of a thing, where there is one that the reader may open. */
export function addressOf({ noun, id }: { noun: string; id: string }, reader: Holder): string | undefined {
  const way = ways[noun];
  return way && mayOpen(way[0], reader) ? way[1](id) : undefined;
}
