import * as z from 'zod/mini';
import { capabilityNames, delegationScopes, scopeKinds, viewedRoles } from './access.ts';
import { approvalKindNames } from './approval-kinds.ts';
import { languages } from './languages.ts';
import { starsMost } from './limits.ts';
import { audiences } from './programme/audience.ts';
import { circleVerdicts } from './programme/circle-signs.ts';
import { severalWays } from './programme/deciding.ts';
import { groupCardEnds, groupOccasions } from './programme/group-cards.ts';
import { ideaStages } from './programme/idea-stages.ts';
import { reactionKinds } from './programme/reaction-kinds.ts';
import { potActs } from './rules/budget-kinds.ts';
import { contactStates } from './rules/contact-states.ts';
import { correctionKinds } from './rules/correction-kinds.ts';
import { confirmations, uploadKinds } from './upload-kinds.ts';

/**
 * What can happen, each with its facts: numbers, ids, codes and words of closed sets, never sentences and never anything
 * personal. A type whose facts change gets the next version; what was written under an older one stays as it is.
 */
const id = z.int().check(z.positive());
const amount = z.int().check(z.minimum(0));
const code = z.string().check(z.maxLength(200));
const nominationState = z.enum(['open', 'waiting', 'rated', 'declined', 'closed']);
const dispatchStatus = z.int().check(z.minimum(0), z.maximum(4));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const flags = z.record(z.string(), z.nullable(z.boolean()));

function event<Shape extends z.core.$ZodShape, More extends { isAct?: true }>(
  version: number,
  facts: Shape,
  more: More = {} as More,
) {
  return {
    version,
    facts: z.strictObject(facts),
    isAct: (more.isAct ?? false) as More extends { isAct: true } ? true : false,
  };
}
/** Where something is announced, when, in which languages and to whom; its words stay where they are. */
const announcement = z.strictObject({
  place: z.enum(['home', 'shop']),
  from: z.iso.datetime(),
  until: z.nullable(z.iso.datetime()),
  languages: z.array(z.enum(languages)),
  sites: z.array(code),
  countries: z.array(code),
  clusters: z.array(code),
  divisions: z.array(code),
  managersOnly: z.boolean(),
});
const counts = z.record(z.string(), amount);
const contactState = z.enum(contactStates);
const revision = { revision: amount };
/** A capability over a scope, and for how long. */
const role = {
  roleAssignmentId: id,
  capability: z.enum(capabilityNames),
  scopeKind: z.enum(scopeKinds),
  scopeCode: code,
  from: z.iso.datetime(),
  until: z.nullable(z.iso.datetime()),
};
/** For whom a delegate did it. */
const forAway = { forId: z.optional(id) };
/** What is asked of a second person: of a file no points. */
const approval = { kind: z.enum(approvalKindNames), points: amount, people: amount, ...forAway };
/** By whom somebody is stood in for, in what, and until when; of a budget up to so many points. */
const delegation = {
  memberId: id,
  scopes: z.array(z.enum(delegationScopes)),
  points: amount,
  from: z.iso.datetime(),
  until: z.iso.datetime(),
};
/** How many messages, and how they were chosen: by their ids, or by what they have in common. */
const chosen = {
  messages: amount,
  ids: z.array(id),
  state: z.nullable(code),
  channel: z.nullable(code),
  letter: z.nullable(code),
  /** To whom, and promised when. */
  memberId: z.optional(id),
  from: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
};
/** Of a content block, which is the subject. */
const text = { language: z.enum(languages), version: amount };
const competition = { isEnabled: z.boolean(), startDate: day, endDate: day };
/** By the row of who was named, and their number. */
const winner = { winnerId: id, memberId: id };
/** Why somebody is erased: they asked for it, or what was kept of them was kept long enough. */
export const erasureGrounds = ['request', 'retention'] as const;
export type ErasureGround = (typeof erasureGrounds)[number];
/** Before its time: by who is away, by the delegate, by who keeps the people, or because one of the two has left. */
export const delegationEnds = ['away', 'delegate', 'people', 'left'] as const;
/** An administrative act: it is sealed into the audit. */
const act = { isAct: true } as const;

export const eventTypes = {
  /** Of an award or a nomination: a card to each whom it concerns. `points` are those of all together. */
  'recognition.given': event(1, {
    kind: z.enum(['nomination', 'adhoc', 'reward', 'payitforward', 'thankyou', 'anniversary']),
    people: amount,
    pointsEach: amount,
    points: amount,
  }),
  /** The subject is the card; who received it says who else sees it. */
  'card.audience.changed': event(1, { audience: z.enum(audiences), showsPoints: z.boolean() }),
  /** The subject is the award or nomination. Null: what was said before is taken back. `reactionId` is that of the row. */
  'item.reacted': event(1, { reactionId: id, reaction: z.nullable(z.enum(reactionKinds)) }),
  /** The subject is the comment. */
  'comment.written': event(1, {}),
  'comment.edited': event(1, {}),
  'comment.removed': event(1, {}),
  /** Whom it concerns is named in the comment, and was not before. */
  'comment.mentioned': event(1, {}),
  /** The subject of each of these is the group card; before its day nothing of it concerns whom it is for. Whom it concerns here is asked to sign. */
  'groupcard.opened': event(1, { occasion: z.enum(groupOccasions), people: amount, bySelf: z.boolean() }),
  'groupcard.asked': event(1, { people: amount }),
  'groupcard.reminded': event(1, { people: amount }),
  'groupcard.signed': event(1, { signatureId: id, isFirst: z.boolean() }),
  'groupcard.signature.removed': event(1, { signatureId: id }),
  'groupcard.delivered': event(1, { signatures: amount }),
  'groupcard.thanked': event(1, {}),
  /** It came to nobody. */
  'groupcard.ended': event(1, { why: z.enum(groupCardEnds) }),
  /** Null: as the company has it. `cards` are those of before that it changed. */
  'visibility.chosen': event(1, { audience: z.nullable(z.enum(audiences)), showsPoints: z.boolean(), cards: amount }),
  /** The same was taken back, by who gave it or by a correction. */
  'recognition.withdrawn': event(1, {
    kind: z.enum(['nomination', 'adhoc', 'reward', 'payitforward', 'thankyou', 'anniversary']),
    people: amount,
    points: amount,
  }),
  /** The subject is the correction. `points` moved, of those it was about. */
  'points.corrected': event(
    1,
    {
      kind: z.enum(correctionKinds),
      of: z.nullable(id),
      people: amount,
      points: amount,
      asked: amount,
      owed: z.optional(amount),
    },
    act,
  ),
  /** The subject is the debt. `left` is what stays of it. */
  'debt.forgiven': event(1, { changeId: id, points: amount, left: amount }, act),
  /** The last of a debt was repaid by what came in; told by the database, whatever instance gave it. `points` are those of the debt. */
  'debt.repaid': event(1, { points: amount }),
  /** `with` is the first nomination of those that were handed in together. */
  'nomination.submitted': event(1, {
    kind: z.enum(['behaviour', 'competition']),
    division: z.nullable(code),
    with: id,
  }),
  'nomination.reviewed': event(
    1,
    {
      reviewId: id,
      before: nominationState,
      after: nominationState,
      rating: z.int().check(z.minimum(1), z.maximum(starsMost)),
      /** It paid, waits for a second person, was one of several, or came after it was decided. */
      standing: z.enum(['paid', 'waits', 'heard', 'later']),
      people: amount,
      pointsEach: amount,
      points: amount,
      ...forAway,
    },
    act,
  ),
  'nomination.declined': event(1, { reviewId: id, before: nominationState, after: nominationState, ...forAway }, act),
  /** Several decided: so many stars of what they said together, none where they declined it. `reviewId` is what was said last. */
  'nomination.decided': event(
    1,
    {
      ...{ reviewId: id, by: z.enum(severalWays), said: amount, rating: amount, stars: amount },
      ...{ people: amount, pointsEach: amount, points: amount },
    },
    act,
  ),
  /** Its nominee has left, or is back. */
  'nomination.closed': event(1, {}),
  'nomination.reopened': event(1, {}),
  /** Nobody decided in time: this member, too, decides it from now on. */
  'nomination.escalated': event(1, { memberId: id }),
  /** Of what waits, so much came to a stage of which somebody is told; so many nominations are nobody's to decide. The subject is the round. */
  'work.looked': event(1, { reached: amount, unowned: amount }),
  'idea.submitted': event(1, { category: code }),
  /** Whom it concerns is its author: it is shared with colleagues, or not any more. */
  'idea.shared': event(1, { shared: z.boolean() }),
  'idea.voted': event(1, { voted: z.boolean() }),
  /** `stageId` is where it stands, with its words. */
  'idea.staged': event(1, { stageId: id, before: z.enum(ideaStages), after: z.enum(ideaStages), ...forAway }, act),
  'idea.reviewed': event(1, { before: code, after: code, points: amount, ...forAway }, act),
  'order.placed': event(1, { points: amount, pieces: amount }),
  'order.cancelled': event(1, { points: amount }, act),
  'order.line.moved': event(1, { orderId: id, before: dispatchStatus, after: dispatchStatus }, act),
  'order.line.refunded': event(1, { orderId: id, refundId: id, qty: id, points: amount }, act),
  'supplier.answers.imported': event(1, { moved: amount }, act),
  'voucher.read': event(1, {}, act),
  'points.granted': event(1, { period: code, points: amount }),
  /** The subject is the act; `points` moved, of so many people. */
  'budget.changed': event(1, { kind: z.enum(potActs), people: amount, points: amount, period: code }, act),
  /** What somebody has ends in so many days. */
  'budget.ending': event(1, { days: amount, lastDay: day, points: amount }),
  'budget.used': event(1, { used: amount, granted: amount, period: code }),
  /** The subject is the plan. */
  'budget.planned': event(1, { name: code, points: amount, perReport: z.boolean(), isOn: z.boolean() }, act),
  'points.forfeited': event(1, { points: amount }, act),
  'member.joined': event(1, {}),
  'member.registered': event(1, {}),
  'member.changed': event(1, { by: z.enum(['member', 'roster', 'hand', 'undo']) }),
  'member.left': event(1, {}),
  'member.returned': event(1, { isLate: z.boolean() }),
  /** By hand: so many fields of the record, or whether somebody is here. What was and is, and why, are its particulars. */
  'person.added': event(1, {}, act),
  'person.changed': event(1, { fields: z.array(code) }, act),
  'person.ended': event(1, { reportsMoved: amount }, act),
  'person.returned': event(1, { isLate: z.boolean() }, act),
  'person.exported': event(1, {}, act),
  /** The subject is who stays, the member the account that they had besides. Of each kind of thing how many moved, and how many fell together; why is its particulars. */
  'person.merged': event(
    1,
    {
      mergerId: id,
      memberId: id,
      memberNumber: code,
      points: amount,
      potPoints: amount,
      wentOver: counts,
      fellTogether: counts,
    },
    act,
  ),
  /** Whom somebody looks as, who is the subject, or as which role: the subject is then who looks. Why is its particulars. */
  /** Points that went round among these people, whom it concerns. */
  'circle.judged': event(1, { verdict: z.enum(circleVerdicts), people: amount }, act),
  'viewing.begun': event(1, { viewingId: id, role: z.nullable(z.enum(viewedRoles)), until: z.iso.datetime() }, act),
  'viewing.ended': event(1, { viewingId: id }, act),
  'member.erased': event(1, { values: amount, ground: z.optional(z.enum(erasureGrounds)) }, act),
  'picture.changed': event(1, {}),
  'picture.removed': event(1, {}),
  'addresses.changed': event(1, { email: z.boolean(), mobile: z.boolean() }, act),
  /** The roster gave the address that a member had chosen to somebody else. */
  'email.lost': event(1, {}),
  'email.confirmation.asked': event(1, {}),
  'email.confirmed': event(1, {}, act),
  /** By the roster, from one person to the next; a role by itself has events of its own. */
  'roles.changed': event(1, { memberNumber: code, before: flags, after: flags }, act),
  'role.given': event(1, role, act),
  'role.ended': event(1, role, act),
  'approval.asked': event(1, approval, act),
  /** Of several steps or people one: whose turn it is then, where a step is over. */
  'approval.agreed': event(1, { ...approval, step: amount, isOver: z.boolean() }, act),
  'approval.confirmed': event(1, approval, act),
  'approval.declined': event(1, approval, act),
  'approval.withdrawn': event(1, approval, act),
  /** Nobody decided in time: what was set aside went back. */
  'approval.expired': event(1, approval, act),
  /** Nobody is left who could: administrators are asked instead, or its next step. */
  'approval.moved': event(1, { ...approval, step: amount }, act),
  /** Nobody else could have confirmed it, and it was done all the same. */
  'approval.alone': event(1, approval, act),
  /** The subject is the delegation, the member the delegate. */
  'delegation.named': event(1, delegation, act),
  'delegation.changed': event(1, delegation, act),
  'delegation.ended': event(1, { memberId: id, why: z.enum(delegationEnds) }, act),
  'stock.ran.low': event(1, { left: amount, newestCode: amount }),
  'product.picture.changed': event(1, { before: z.nullable(code), after: code }, act),
  /** What the company says in words of its own, in the language that is the subject. */
  'texts.changed': event(1, { own: amount, changed: amount, back: amount }, act),
  /** One sentence, from a moment on; the version that says so. */
  'texts.planned': event(1, { version: id, from: z.iso.datetime() }, act),
  /** So many plans; by a member, or because other English is said by now. */
  'texts.withdrawn': event(1, { plans: amount }, act),
  /** The subject is the version; what is otherwise in it, as often as `laurel programme` tells it. */
  'programme.changed': event(1, { before: id, from: z.iso.datetime(), differences: amount }, act),
  /** The subject is the site; its look's number, and how many parts of it are otherwise. */
  'look.saved': event(1, { look: id, before: amount, differences: amount }, act),
  'look.picture.added': event(1, {}, act),
  'programme.withdrawn': event(1, {}, act),
  /** By the link of the start, or named and signed on: the first administrator. */
  'setup.begun': event(1, { by: z.enum(['link', 'signOn']) }, act),
  'setup.marked': event(1, { isSettled: z.boolean() }, act),
  'setup.finished': event(1, {}, act),
  'mail.tested': event(1, {}),
  'upload.applied': event(
    1,
    {
      kind: z.enum(uploadKinds),
      added: amount,
      changed: amount,
      removed: amount,
      unchanged: amount,
      confirmed: z.array(z.enum(confirmations)),
      /** Of a roster: who was missing has not left. */
      isPart: z.optional(z.literal(true)),
      /** Rows in which something was wrong: they stayed out. */
      leftOut: z.optional(amount),
      /** It came by itself, by a token of its source. */
      feed: z.optional(code),
      pointsGranted: z.optional(amount),
      /** By a roster: of so many people the roles, or the address of their first sign-on. */
      rightsChanged: z.optional(amount),
      pricesInMinorUnits: z.optional(
        z.array(z.object({ product: code, before: z.nullable(amount), after: z.nullable(amount) })),
      ),
    },
    act,
  ),
  /** The subject is the entry of the undoing; `undoneId` is the file that it took back. */
  'upload.undone': event(
    1,
    {
      ...{ kind: z.enum(uploadKinds), undoneId: code, added: amount, changed: amount, removed: amount },
      /** Rows that could not go back. */
      stays: amount,
      confirmed: z.array(z.enum(confirmations)),
      /** From pots. */
      pointsTakenBack: z.optional(amount),
      codesRemoved: z.optional(amount),
    },
    act,
  ),
  /** The subject is the source: how the files of a system are read. */
  'source.saved': event(
    1,
    { kind: z.enum(uploadKinds), source: code, isNew: z.boolean(), assigned: amount, ignored: amount },
    act,
  ),
  'source.forgotten': event(1, { kind: z.enum(uploadKinds), source: code }, act),
  /** The subject is the source. */
  'feed.token.given': event(1, { source: code, token: code, until: z.iso.datetime() }, act),
  'feed.token.ended': event(1, { source: code, token: code }, act),
  /** The subject is the file: somebody has decided about one that waited. */
  'feed.decided': event(1, { source: code, isConfirmed: z.boolean() }, act),
  /** One failed, or waits for somebody. */
  'feed.stopped': event(1, { source: code, kind: z.enum(uploadKinds), state: z.enum(['failed', 'waiting']) }),
  /** A file that is expected did not come. */
  'feed.missed': event(1, { source: code, kind: z.enum(uploadKinds), due: z.iso.datetime() }),
  'quarter.added': event(1, { quarterNum: z.int(), quarterYear: z.int(), dateFrom: day, dateTo: day }, act),
  'quarter.summarised': event(1, { nominees: amount }),
  /** The subject of each of these is the vote. Who votes for whom is told nobody before it has ended. */
  'ballot.opened': event(1, { quarterId: id, people: amount, closes: z.iso.datetime() }, act),
  'ballot.voted': event(1, { isFirst: z.boolean() }),
  /** It ends soon: told to those who have not voted. */
  'ballot.reminded': event(1, { people: amount }),
  /** By the clock, or because everybody had voted. Of so many votes the winner has so many; null where nobody has won. */
  'ballot.closed': event(1, { voted: amount, most: amount, winnerId: z.nullable(id) }, act),
  'ballot.decided': event(1, { winnerId: id }, act),
  'ballot.withdrawn': event(1, { wasClosed: z.boolean() }, act),
  'ballot.announced': event(1, { announcementId: id }, act),
  /** One more. The subject of each of these is the competition. */
  'competition.added': event(1, competition, act),
  'competition.removed': event(1, competition, act),
  'competition.winner.named': event(1, winner, act),
  'competition.winner.withdrawn': event(1, { ...winner, wasAnnounced: z.boolean() }, act),
  /** `isFirst`: they were never told before that they have won this one. */
  'competition.winner.announced': event(1, { ...winner, isFirst: z.boolean() }, act),
  'competition.changed': event(1, competition, act),
  'competition.banner.changed': event(1, { before: z.nullable(code), after: code }, act),
  'contact.written': event(1, {}),
  /** Of messages to the company. `entryId` is where the answer stands. */
  'contact.answered': event(1, { entryId: id }, act),
  'contact.noted': event(1, { entryId: id }, act),
  'contact.assigned': event(1, { way: z.enum(['take', 'giveBack', 'hand']), memberId: z.nullable(id) }, act),
  'contact.moved': event(1, { before: contactState, after: contactState }, act),
  'contact.resent': event(1, { entryId: id }, act),
  /** The subject of each of these is the card, the comment or the idea. Who reported it is told nobody but those who decide. */
  'report.sent': event(1, { caseId: id, reportId: id }),
  'report.withdrawn': event(1, { caseId: id }),
  'case.decided': event(1, { caseId: id, decision: z.enum(['hide', 'keep', 'show']) }, act),
  'case.talked': event(1, { caseId: id, deedId: id, memberId: id }, act),
  /** Of a former release, in which cards alone were reported. */
  'card.reported': event(1, { reportId: id }),
  'card.report.withdrawn': event(1, {}),
  'card.decided': event(1, { decision: z.enum(['hide', 'keep', 'show']) }, act),
  'card.talked': event(1, { deedId: id, memberId: id }, act),
  'content.drafted': event(1, { language: z.enum(languages), revision: id }),
  'content.draft.dropped': event(1, { language: z.enum(languages) }),
  /** The version is kept for ever, and so are the words before and after. */
  'content.published': event(1, { ...text, before: amount, from: z.iso.datetime(), asksAgain: z.boolean() }, act),
  'content.withdrawn': event(1, text, act),
  /** What was said before is the draft again. */
  'content.returned': event(1, text),
  'content.block.added': event(1, { access: z.enum(['open', 'member', 'adminReports']) }, act),
  'content.block.retired': event(1, {}, act),
  'announcement.saved': event(
    1,
    { ...revision, before: z.nullable(announcement), after: announcement, changed: z.array(code) },
    act,
  ),
  'announcement.ended': event(1, { ...revision, before: z.nullable(z.iso.datetime()), after: z.iso.datetime() }, act),
  'announcement.removed': event(1, { ...revision, isRemovedBefore: z.boolean(), isRemovedAfter: z.boolean() }, act),
  'announcement.moved': event(1, { ...revision, before: z.int(), after: z.int() }, act),
  'announcement.picture.added': event(1, {}, act),
  'content.picture.added': event(1, {}, act),
  'terms.accepted': event(1, text),
  /** On the screen or by an operator: tried again, given up, or let go after a restore. */
  'messages.retried': event(2, chosen, act),
  'messages.given.up': event(2, chosen, act),
  'messages.released': event(1, { messages: amount }, act),
  /** E-mails of the day, to so many people. */
  'digests.made': event(1, { people: amount }),
  /** Of a former release, whose messages had words of their own. */
  'messages.carried': event(1, { messages: amount }),
} as const;

export type EventType = keyof typeof eventTypes;
export type Facts<Type extends EventType> = z.output<(typeof eventTypes)[Type]['facts']>;

/** What is sealed into the audit. */
export type ActType = {
  [Type in EventType]: (typeof eventTypes)[Type]['isAct'] extends true ? Type : never;
}[EventType];
