import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { pointsNamed } from '@laurel/contract/looks/worn';
import type { WorkKind } from '@laurel/contract/programme/work-kinds';
import { say } from '@laurel/contract/say';
import {
  type Icon,
  IconBulb,
  IconChecklist,
  IconFileUpload,
  IconFlag,
  IconInbox,
  IconMailExclamation,
  IconReportMoney,
  IconRocket,
  IconTicket,
  IconTrophy,
  IconTruckDelivery,
  IconUserCheck,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import { strong } from '#ui/layout/tags.tsx';
import { fewPaths } from '../few-paths.ts';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

/** What is decided on the spot, one after the other; everything else has its screen. */
const decidedHere = ['nomination', 'idea', 'approval', 'vote'] as const satisfies readonly WorkKind[];
export type DecidedHere = (typeof decidedHere)[number];

export function isDecidedHere(kind: WorkKind): kind is DecidedHere {
  return decidedHere.some((one) => one === kind);
}

/** What tells two of them apart. */
export function keyOf({ kind, itemId }: Pick<WorkItem, 'kind' | 'itemId'>): string {
  return `${kind}.${itemId}`;
}

export const icons: Record<WorkKind, Icon> = {
  nomination: IconChecklist,
  unowned: IconUserQuestion,
  idea: IconBulb,
  approval: IconUserCheck,
  order: IconTruckDelivery,
  file: IconFileUpload,
  contact: IconInbox,
  card: IconFlag,
  voucher: IconTicket,
  message: IconMailExclamation,
  pot: IconReportMoney,
  setup: IconRocket,
  vote: IconTrophy,
  ballot: IconTrophy,
};

const troubles = { stuck: texts.messagesStuck, late: texts.messagesLate, held: texts.messagesHeld };

/** Says what it is. */
export function itemWords(item: WorkItem, pointsName: string): ReactNode {
  const { kind, name, by, what, count, due } = item;
  const b = strong;
  switch (kind) {
    case 'nomination':
      return rich(what === 'second' ? texts.second : texts.nomination, { name, by, b });
    case 'unowned':
      return rich(texts.unowned, { name, by, b });
    case 'idea':
      return rich(texts.idea, { name, by, b });
    case 'approval':
      return rich(texts.approval, { name, kind: what, b });
    case 'order':
      return rich(texts.order, { name, by, what, count, b });
    case 'file':
      return rich(what === 'failed' ? texts.fileFailed : texts.fileWaits, { name, b });
    case 'contact':
      return rich(texts.contact, { name, b });
    case 'card':
      if (what === 'idea') return rich(texts.reportedIdea, { name, b });
      if (what === 'signature') return rich(texts.signature, { name, b });
      return rich(what === 'comment' ? texts.comment : texts.card, { name, by, b });
    case 'voucher':
      return rich(texts.voucher, { name, count, b });
    case 'message':
      return rich(troubles[what as keyof typeof troubles], { count, b });
    case 'pot':
      return rich(texts.pot, { count, pointsName: pointsNamed(count, pointsName), day: formatDate(due), b });
    case 'vote':
      return rich(texts.vote, { name, b });
    case 'ballot':
      return rich(texts.ballot, {
        name,
        winner: what,
        next: what === '' ? 'decide' : count > 0 ? 'announce' : 'prize',
        b,
      });
    case 'setup':
      return say(texts.setup);
    default:
      return kind satisfies never;
  }
}

/** Where it is done; none of what no screen mends. */
export function addressOf({ kind, itemId, what, by }: WorkItem): string | undefined {
  switch (kind) {
    case 'nomination':
    case 'idea':
    case 'approval':
    case 'vote':
      return fewPaths.todoItem(keyOf({ kind, itemId }));
    case 'unowned':
      return what === '' ? paths.people : paths.person(what);
    case 'order':
      return fewPaths.orderDeskOf(what);
    case 'file':
    case 'voucher':
      return paths.dataUpload;
    case 'contact':
      return fewPaths.inboxMessage(itemId);
    case 'card':
      return fewPaths.reportedCase(itemId);
    case 'message':
      return what === 'held' ? undefined : paths.messages(what === 'late' ? 'promised' : what);
    case 'pot':
      return paths.adhocRecognition;
    case 'ballot':
      return fewPaths.quarterlySummary(by);
    case 'setup':
      return paths.setup;
    default:
      return kind satisfies never;
  }
}
