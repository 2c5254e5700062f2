import type { AuditKind } from '@laurel/contract/calls/oversight/audit-kinds';
import type { ActType, Facts } from '@laurel/contract/events';
import { type DispatchStatus, dispatchStatuses } from '@laurel/contract/points';
import { correctionWords } from '@laurel/contract/programme/correction-words';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { say } from '@laurel/contract/say';
import { uploadTitles } from '@laurel/contract/upload-kinds';
import { capabilityWords, viewedRoleWords } from '@laurel/contract/words/capability-words';
import { languageName } from './field-words.ts';
import * as texts from './texts.ts';

/** What is read of an act beside its facts: what it was done to, as people call it. */
export interface About {
  /** What it is: 'card'. */
  noun: string;
  id: string;
  /** The name of who or what it was done to; its id where it has none, or has none any more. */
  name: string;
  /** Of somebody: their member number. */
  number: string;
  /** Who is named in the facts. */
  named: string;
}

interface Act<Type extends ActType> {
  kind: AuditKind;
  words(facts: Facts<Type>, about: About): string;
}

/** Every act by its kind and in words. Facts alone are stored: an act that is new gets its sentence here, or this does not compile. */
export const acts: { [Type in ActType]: Act<Type> } = {
  'nomination.reviewed': {
    kind: 'awards',
    words: ({ rating, points }, { id }) => say(texts.nominationReviewed, { id, rating, points }),
  },
  'nomination.declined': { kind: 'awards', words: (_, { id }) => say(texts.nominationDeclined, { id }) },
  'nomination.decided': {
    kind: 'awards',
    words: ({ said, rating, stars, points }, { id }) =>
      say(texts.nominationDecided, { id, said, rating, max: stars, points }),
  },
  'idea.staged': {
    kind: 'awards',
    words: ({ after }, { name }) => say(texts.ideaStaged, { name, stage: say(ideaStageWords[after]) }),
  },
  'idea.reviewed': { kind: 'awards', words: ({ points }, { name }) => say(texts.ideaReviewed, { name, points }) },
  'quarter.added': {
    kind: 'awards',
    words: ({ quarterNum, quarterYear }) =>
      say(texts.quarterAdded, { quarter: String(quarterNum), year: String(quarterYear) }),
  },
  'ballot.opened': {
    kind: 'awards',
    words: ({ people }, { name }) => say(texts.ballotOpened, { quarter: name, people }),
  },
  'ballot.closed': {
    kind: 'awards',
    words: ({ voted, most }, { name }) => say(texts.ballotClosed, { quarter: name, voted, most }),
  },
  'ballot.decided': { kind: 'awards', words: (_, { name }) => say(texts.ballotDecided, { quarter: name }) },
  'ballot.withdrawn': { kind: 'awards', words: (_, { name }) => say(texts.ballotWithdrawn, { quarter: name }) },
  'ballot.announced': { kind: 'awards', words: (_, { name }) => say(texts.ballotAnnounced, { quarter: name }) },
  'points.corrected': {
    kind: 'awards',
    words: ({ kind, points, people }) =>
      say(texts.pointsCorrected, { what: say(correctionWords[kind]), points, people }),
  },
  'debt.forgiven': { kind: 'awards', words: ({ points, left }) => say(texts.debtForgiven, { points, left }) },
  'budget.changed': {
    kind: 'awards',
    words: ({ kind, points, people, period }) =>
      say(texts.budgetChanged, { kind, points, people, period: period || 'none' }),
  },
  'budget.planned': {
    kind: 'awards',
    words: ({ name, points, perReport, isOn }) =>
      say(texts.budgetPlanned, { name, points, per: perReport ? 'report' : 'manager', state: isOn ? 'on' : 'off' }),
  },
  'points.forfeited': { kind: 'awards', words: ({ points }, { name }) => say(texts.pointsForfeited, { name, points }) },
  'order.cancelled': {
    kind: 'orders',
    words: ({ points }, { name: order }) => say(texts.orderCancelled, { order, points }),
  },
  'order.line.moved': {
    kind: 'orders',
    words: ({ after }, { name: order }) =>
      say(texts.orderLineMoved, { order, status: say(dispatchStatuses[after as DispatchStatus]) }),
  },
  'order.line.refunded': {
    kind: 'orders',
    words: ({ qty, points }, { name: order }) => say(texts.orderLineRefunded, { order, qty, points }),
  },
  'supplier.answers.imported': { kind: 'orders', words: ({ moved }) => say(texts.supplierAnswers, { moved }) },
  'voucher.read': { kind: 'orders', words: (_, { name: order }) => say(texts.voucherRead, { order }) },
  'product.picture.changed': { kind: 'orders', words: (_, { name }) => say(texts.productPicture, { name }) },
  'person.added': { kind: 'people', words: (_, { name }) => say(texts.personAdded, { name }) },
  'person.changed': { kind: 'people', words: (_, { name }) => say(texts.personChanged, { name }) },
  'person.ended': { kind: 'people', words: (_, { name }) => say(texts.personEnded, { name }) },
  'person.returned': { kind: 'people', words: (_, { name }) => say(texts.personReturned, { name }) },
  'person.merged': {
    kind: 'people',
    words: ({ memberNumber: other, points }, { name }) => say(texts.personMerged, { name, other, points }),
  },
  'person.exported': { kind: 'people', words: (_, { name }) => say(texts.personExported, { name }) },
  'circle.judged': {
    kind: 'awards',
    words: ({ verdict, people }) => say(texts.circleJudged, { verdict, people }),
  },
  'viewing.begun': {
    kind: 'people',
    words: ({ role }, { name }) =>
      role ? say(texts.viewedRole, { role: say(viewedRoleWords[role]) }) : say(texts.viewedPerson, { name }),
  },
  'viewing.ended': { kind: 'people', words: () => say(texts.viewingEnded) },
  'member.erased': { kind: 'people', words: (_, { number }) => say(texts.memberErased, { number }) },
  'addresses.changed': {
    kind: 'people',
    words: ({ email, mobile }, { name }) =>
      say(texts.addressesChanged, { name, which: email && mobile ? 'both' : email ? 'email' : 'mobile' }),
  },
  'email.confirmed': { kind: 'people', words: (_, { name }) => say(texts.emailConfirmed, { name }) },
  'roles.changed': { kind: 'roles', words: (_, { name }) => say(texts.rolesChanged, { name }) },
  'role.given': {
    kind: 'roles',
    words: ({ capability }, { name }) => say(texts.roleGiven, { name, role: say(capabilityWords[capability]) }),
  },
  'role.ended': {
    kind: 'roles',
    words: ({ capability }, { name }) => say(texts.roleEnded, { name, role: say(capabilityWords[capability]) }),
  },
  'approval.asked': { kind: 'approvals', words: ({ kind }) => say(texts.approvalAsked, { kind }) },
  'approval.agreed': { kind: 'approvals', words: ({ kind, step }) => say(texts.approvalAgreed, { kind, step }) },
  'approval.moved': { kind: 'approvals', words: ({ kind, step }) => say(texts.approvalMoved, { kind, step }) },
  'approval.expired': { kind: 'approvals', words: ({ kind }) => say(texts.approvalExpired, { kind }) },
  'approval.confirmed': { kind: 'approvals', words: ({ kind }) => say(texts.approvalConfirmed, { kind }) },
  'approval.declined': { kind: 'approvals', words: ({ kind }) => say(texts.approvalDeclined, { kind }) },
  'approval.withdrawn': { kind: 'approvals', words: ({ kind }) => say(texts.approvalWithdrawn, { kind }) },
  'approval.alone': { kind: 'approvals', words: ({ kind }) => say(texts.approvalAlone, { kind }) },
  'delegation.named': {
    kind: 'roles',
    words: ({ points }, { name: away, named: delegate }) => say(texts.delegationNamed, { away, delegate, points }),
  },
  'delegation.changed': {
    kind: 'roles',
    words: ({ points }, { name: away, named: delegate }) => say(texts.delegationChanged, { away, delegate, points }),
  },
  'delegation.ended': {
    kind: 'roles',
    words: ({ why }, { name: away, named: delegate }) => say(texts.delegationEnded, { away, delegate, why }),
  },
  'programme.changed': {
    kind: 'programme',
    words: ({ differences }, { id: version }) => say(texts.programmeChanged, { version, differences }),
  },
  'programme.withdrawn': {
    kind: 'programme',
    words: (_, { id: version }) => say(texts.programmeWithdrawn, { version }),
  },
  'look.saved': { kind: 'programme', words: (_, { id: site }) => say(texts.lookSaved, { site }) },
  'look.picture.added': { kind: 'programme', words: () => say(texts.lookPicture) },
  'texts.changed': {
    kind: 'words',
    words: ({ changed, back }, { id }) => say(texts.textsChanged, { language: languageName(id), changed, back }),
  },
  'texts.planned': { kind: 'words', words: (_, { id }) => say(texts.textsPlanned, { language: languageName(id) }) },
  'texts.withdrawn': {
    kind: 'words',
    words: ({ plans }, { id }) => say(texts.textsWithdrawn, { language: languageName(id), plans }),
  },
  'content.published': {
    kind: 'words',
    words: ({ language }, { name }) => say(texts.contentPublished, { name, language: languageName(language) }),
  },
  'content.withdrawn': {
    kind: 'words',
    words: ({ language }, { name }) => say(texts.contentWithdrawn, { name, language: languageName(language) }),
  },
  'content.block.added': { kind: 'words', words: (_, { name }) => say(texts.blockAdded, { name }) },
  'content.block.retired': { kind: 'words', words: (_, { name }) => say(texts.blockRetired, { name }) },
  'content.picture.added': { kind: 'words', words: () => say(texts.textPicture) },
  'announcement.saved': { kind: 'words', words: (_, { name }) => say(texts.announcementSaved, { name }) },
  'announcement.ended': { kind: 'words', words: (_, { name }) => say(texts.announcementEnded, { name }) },
  'announcement.removed': {
    kind: 'words',
    words: ({ isRemovedAfter }, { name }) =>
      say(isRemovedAfter ? texts.announcementRemoved : texts.announcementBack, { name }),
  },
  'announcement.moved': { kind: 'words', words: (_, { name }) => say(texts.announcementMoved, { name }) },
  'announcement.picture.added': { kind: 'words', words: () => say(texts.announcementPicture) },
  'competition.added': { kind: 'competition', words: (_, { name }) => say(texts.competitionAdded, { name }) },
  'competition.removed': { kind: 'competition', words: (_, { name }) => say(texts.competitionRemoved, { name }) },
  'competition.changed': { kind: 'competition', words: (_, { name }) => say(texts.competitionChanged, { name }) },
  'competition.banner.changed': { kind: 'competition', words: (_, { name }) => say(texts.competitionBanner, { name }) },
  'competition.winner.named': {
    kind: 'competition',
    words: (_, { name, named: winner }) => say(texts.winnerNamed, { winner, name }),
  },
  'competition.winner.withdrawn': {
    kind: 'competition',
    words: (_, { name, named: winner }) => say(texts.winnerWithdrawn, { winner, name }),
  },
  'competition.winner.announced': {
    kind: 'competition',
    words: (_, { name, named: winner }) => say(texts.winnerAnnounced, { winner, name }),
  },
  'upload.applied': {
    kind: 'uploads',
    words: ({ kind, added, changed, removed }) =>
      say(texts.uploadApplied, { kind: say(uploadTitles[kind]), added, changed, removed }),
  },
  'upload.undone': {
    kind: 'uploads',
    words: ({ kind, added, changed, removed, stays }) =>
      say(texts.uploadUndone, { kind: say(uploadTitles[kind]), count: added + changed + removed, stays }),
  },
  'source.saved': {
    kind: 'uploads',
    words: ({ isNew, source: name }) => say(isNew ? texts.sourceMade : texts.sourceChanged, { name }),
  },
  'source.forgotten': { kind: 'uploads', words: ({ source: name }) => say(texts.sourceForgotten, { name }) },
  'feed.token.given': {
    kind: 'uploads',
    words: ({ source: name, token }) => say(texts.feedTokenGiven, { name, token }),
  },
  'feed.token.ended': {
    kind: 'uploads',
    words: ({ source: name, token }) => say(texts.feedTokenEnded, { name, token }),
  },
  'feed.decided': {
    kind: 'uploads',
    words: ({ source: name, isConfirmed }) => say(isConfirmed ? texts.feedConfirmed : texts.feedDeclined, { name }),
  },
  'messages.retried': { kind: 'messages', words: ({ messages }) => say(texts.messagesRetried, { messages }) },
  'messages.given.up': { kind: 'messages', words: ({ messages }) => say(texts.messagesGivenUp, { messages }) },
  'messages.released': { kind: 'messages', words: ({ messages }) => say(texts.messagesReleased, { messages }) },
  'contact.answered': { kind: 'contacts', words: (_, { id }) => say(texts.contactAnswered, { id }) },
  'contact.noted': { kind: 'contacts', words: (_, { id }) => say(texts.contactNoted, { id }) },
  'contact.assigned': {
    kind: 'contacts',
    words: ({ way }, { id, named: name }) => say(texts.contactAssigned, { id, way, name }),
  },
  'contact.moved': {
    kind: 'contacts',
    words: ({ after }, { id }) => say(texts.contactMoved, { id, state: after }),
  },
  'contact.resent': { kind: 'contacts', words: (_, { id }) => say(texts.contactResent, { id }) },
  'case.decided': {
    kind: 'cards',
    words: ({ decision }, { noun, id }) => say(texts.caseDecided, { of: noun, id, decision }),
  },
  'case.talked': {
    kind: 'cards',
    words: (_, { noun, id, named: name }) => say(texts.caseTalked, { of: noun, id, name }),
  },
  'card.decided': {
    kind: 'cards',
    words: ({ decision }, { noun, id }) => say(texts.caseDecided, { of: noun, id, decision }),
  },
  'card.talked': {
    kind: 'cards',
    words: (_, { noun, id, named: name }) => say(texts.caseTalked, { of: noun, id, name }),
  },
  'setup.begun': { kind: 'setup', words: (_, { name }) => say(texts.setupBegun, { name }) },
  'setup.marked': {
    kind: 'setup',
    words: ({ isSettled }) => say(isSettled ? texts.setupSettled : texts.setupOpen),
  },
  'setup.finished': { kind: 'setup', words: () => say(texts.setupFinished) },
};

function isAct(type: string): type is ActType {
  return Object.hasOwn(acts, type);
}

/** The acts of a kind. */
export function actsOf(kind: AuditKind): ActType[] {
  return (Object.keys(acts) as ActType[]).filter((type) => acts[type].kind === kind);
}

/** An act in the reader's words. Those of former releases have no sentences. */
export function actWords(type: string, facts: unknown, about: About): string {
  if (!isAct(type) || facts === null) return say(texts.formerAct, { act: type });
  const { words } = acts[type] as Act<ActType>;
  return words(facts as Facts<ActType>, about);
}
