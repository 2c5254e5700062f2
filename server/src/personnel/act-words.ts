import type { ActType } from '@laurel/contract/events';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/**
 * What each administrative act is called among people. Its sentence in the audit tells more than whoever keeps the people may read:
 * ratings, titles of ideas, names.
 */
export const actWords: Readonly<Record<ActType, Message>> = {
  'nomination.reviewed': texts.nominationReviewed,
  'nomination.declined': texts.nominationDeclined,
  'idea.reviewed': texts.ideaReviewed,
  'order.cancelled': texts.orderCancelled,
  'order.line.moved': texts.orderLineMoved,
  'order.line.refunded': texts.orderLineRefunded,
  'supplier.answers.imported': texts.supplierAnswersImported,
  'voucher.read': texts.voucherRead,
  'points.forfeited': texts.pointsForfeited,
  'person.added': texts.personAdded,
  'person.changed': texts.personChanged,
  'person.ended': texts.personEnded,
  'person.returned': texts.personReturned,
  'person.exported': texts.personExported,
  'member.erased': texts.memberErased,
  'addresses.changed': texts.addressesChanged,
  'email.confirmed': texts.emailConfirmed,
  'roles.changed': texts.rolesChanged,
  'role.given': texts.roleGiven,
  'role.ended': texts.roleEnded,
  'approval.asked': texts.approvalAsked,
  'approval.confirmed': texts.approvalConfirmed,
  'approval.declined': texts.approvalDeclined,
  'approval.withdrawn': texts.approvalWithdrawn,
  'approval.alone': texts.approvalAlone,
  'points.corrected': texts.pointsCorrected,
  'product.picture.changed': texts.productPictureChanged,
  'texts.changed': texts.textsChanged,
  'texts.planned': texts.textsPlanned,
  'texts.withdrawn': texts.textsWithdrawn,
  'programme.changed': texts.programmeChanged,
  'programme.withdrawn': texts.programmeWithdrawn,
  'look.saved': texts.lookSaved,
  'look.picture.added': texts.lookPictureAdded,
  'setup.begun': texts.setupBegun,
  'setup.marked': texts.setupMarked,
  'setup.finished': texts.setupFinished,
  'upload.applied': texts.uploadApplied,
  'source.saved': texts.sourceSaved,
  'source.forgotten': texts.sourceForgotten,
  'feed.token.given': texts.feedTokenGiven,
  'feed.token.ended': texts.feedTokenEnded,
  'feed.decided': texts.feedDecided,
  'quarter.added': texts.quarterAdded,
  'competition.added': texts.competitionAdded,
  'competition.removed': texts.competitionRemoved,
  'competition.winner.named': texts.winnerNamed,
  'competition.winner.withdrawn': texts.winnerWithdrawn,
  'competition.winner.announced': texts.winnerAnnounced,
  'competition.changed': texts.competitionChanged,
  'competition.banner.changed': texts.competitionBannerChanged,
  'content.published': texts.contentPublished,
  'content.withdrawn': texts.contentWithdrawn,
  'content.block.added': texts.contentBlockAdded,
  'content.block.retired': texts.contentBlockRetired,
  'content.picture.added': texts.contentPictureAdded,
  'announcement.saved': texts.announcementSaved,
  'announcement.ended': texts.announcementEnded,
  'announcement.removed': texts.announcementRemoved,
  'announcement.moved': texts.announcementMoved,
  'announcement.picture.added': texts.announcementPictureAdded,
  'messages.retried': texts.messagesRetried,
  'messages.given.up': texts.messagesGivenUp,
  'messages.released': texts.messagesReleased,
};

/** What an entry of the audit says; those of former releases have names of their own. */
export function actTitle(act: string): string {
  return Object.hasOwn(actWords, act) ? say(actWords[act as ActType]) : say(texts.otherAct, { act });
}
