import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import type { Signature } from '@laurel/contract/calls/groupcards/signature';
import { person } from './feed.ts';

export const aSignature = (n: number, more: Partial<Signature> = {}): Signature => ({
  ...{ signatureId: String(n), by: person('Ana Silva'), text: `Words ${n}`, language: '', picId: '', strokes: [] },
  ...{ script: '', isOwn: false, isHidden: false, isReported: false, ...more },
});
export const aGroupCard = (more: Partial<GroupCard> = {}): GroupCard => ({
  ...{ cardId: '7', person: person('Ben Ode'), occasion: 'farewell', years: 0, day: '2026-11-27' },
  ...{ isDelivered: false, signatures: 1, isOwn: false, asked: 3, list: [aSignature(1)], next: null, own: null },
  ...{ signedUntil: '2026-12-04T07:00:00.000Z', thanks: null, mayThank: false, ...more },
});
