import type { CallName, ChangingCallName } from '@laurel/contract/call-rows';
import type { EventType } from '@laurel/contract/events';

/** Those who decide about what an event is about, as `deciding.ts` finds them. */
type Decided = 'nomination' | 'idea' | 'approval';

/** For whom which answers are no longer as they were, when this has happened. */
export interface Telling {
  /** Acts by which it happens: what each makes stale where it was done is stale on the other devices of who did it too. */
  acts?: readonly ChangingCallName[];
  /** Of those whom the event concerns. */
  concerned?: readonly CallName[];
  /** Of those who decide about it now; of a request also those who decide about its nomination. */
  deciders?: { of: Decided; stale: readonly CallName[] };
  /** Of who asked for it: who nominated, who asked others, and of a rating who nominated too; who wrote to the company. */
  asker?: { of: Decided | 'contact'; stale: readonly CallName[] };
  /** Of whoever may call this. */
  keepers?: { of: CallName; stale: readonly CallName[] };
  /** Of everybody, each a little later: nothing that happens often. */
  everybody?: readonly CallName[];
  /** What those whom it concerns may do is otherwise: everything is asked for again, and who they are. */
  rights?: true;
}

/** What a form is filled in from is never told: it would change under the hand that writes. */
export const fillForms: readonly CallName[] = [
  ...(['rosterrecord', 'rosterchoices', 'contentblock', 'trycorrection', 'trybudget', 'trymerger', 'tryundo'] as const),
  ...(['nomget', 'competitionone', 'programmenow', 'sitelooks', 'budgetplans', 'getbasket'] as const),
  ...(['getCheckoutOrderSummary', 'tryreview'] as const),
];

/** What waits for somebody to do, wherever it is listed. */
const waits = ['waiting', 'todolist'] as const;
const balance = ['memberheader', 'statement'] as const;
const received = [...balance, 'myrecognitions', 'myyear', 'recognitionfeednew'] as const;
const pots = [...balance, 'potends', 'managementstatement', 'payitforwardstatement'] as const;
const ofNomination = { of: 'nomination', stale: ['nomlist', ...waits] } as const;
const ofNominator = { of: 'nomination', stale: ['mynominations'] } as const;
const ofIdea = { of: 'idea', stale: ['idealist', ...waits] } as const;
const ofApproval = { of: 'approval', stale: ['approvals', 'nomlist', ...waits] } as const;
const ofAsker = { of: 'approval', stale: [...ofApproval.stale, 'mynominations'] } as const;
/** The desk shows what it changes in its place, so that the queue stays under the hands that work in it. */
const desk = { of: 'desklist', stale: [...waits] } as const;
const people = { of: 'peoplelist', stale: ['peoplelist', 'person', 'personacts'] } as const;
const corrections = { of: 'correctionlist', stale: ['correctionlist'] } as const;
const debts = { of: 'debtlist', stale: ['debtlist'] } as const;
const budgets = { of: 'budgetlist', stale: ['budgetlist', 'budgetone'] } as const;
const uploads = { of: 'uploadlist', stale: ['uploadlist', 'uploadhistory', 'sourcelist'] } as const;
const sentences = { of: 'sentencelist', stale: ['sentencelist', 'sentenceversions'] } as const;
const content = { of: 'contentlist', stale: ['contentlist', 'contentversions'] } as const;
const announcements = { of: 'announcementlist', stale: ['announcementlist'] } as const;
const contacts = { of: 'inboxlist', stale: ['inboxlist', 'inboxone', ...waits] } as const;
const writer = { of: 'contact', stale: ['mycontacts'] } as const;
const cases = { of: 'reportedlist', stale: ['reportedlist', 'reportedone', ...waits] } as const;
const messages = { of: 'messagelist', stale: ['messagelist', 'messageone', 'messagereach', ...waits] } as const;
const setup = { of: 'setupnow', stale: ['setupnow', ...waits] } as const;
const programme = { of: 'programmenow', stale: ['programmeversions'] } as const;
const votes = {
  keepers: { of: 'ballotget', stale: ['ballotget', 'quarterballot', ...waits] },
} as const satisfies Telling;
const contest = {
  keepers: { of: 'competitionlist', stale: ['competitionlist', 'competitionnominees'] },
  everybody: ['competitions', 'pastcompetitions', 'admincompetitionget', 'memberheader'],
} as const satisfies Telling;
const decidedCase = {
  concerned: ['cardget', 'myrecognitions', 'myyear'],
  keepers: cases,
  everybody: ['getrecentrecognition', 'wallOfFame', 'commentlist', 'openideas', 'openidea'],
} as const satisfies Telling;
/** Where it is shown, and to whom. */
const announced = { keepers: announcements, everybody: ['getmemberdata', 'myannouncements'] } as const;

/** Every event: a new one gets its line, or this does not compile. An empty one is told to nobody. */
// biome-ignore format: a table, an event a line or two
export const tellings: Record<EventType, Telling> = {
  'recognition.given': { acts: ['doreward', 'boost'], concerned: [...received, 'cardget'] },
  'recognition.withdrawn': { acts: ['takeback'], concerned: [...received, 'cardget'] },
  'card.audience.changed': { acts: ['cardaudience'], concerned: ['cardget'] },
  'item.reacted': { acts: ['setreaction'], concerned: ['cardget'] },
  'comment.written': { acts: ['addcomment'], concerned: ['cardget', 'commentlist'] },
  'comment.edited': { acts: ['editcomment'], concerned: ['commentlist'] },
  'comment.removed': { acts: ['removecomment'], concerned: ['cardget', 'commentlist'] },
  'comment.mentioned': { acts: ['addcomment', 'editcomment'], concerned: ['commentlist'] },
  // Whom it is for is told when it is theirs.
  'groupcard.opened': { acts: ['begingroupcard'], concerned: ['groupcardlist'] },
  'groupcard.asked': { acts: ['askgroupcard'], concerned: ['groupcardlist'] },
  'groupcard.reminded': {},
  'groupcard.signed': { acts: ['signgroupcard', 'groupcardpicupload'], concerned: ['groupcard'] },
  'groupcard.signature.removed': { acts: ['takebacksignature'], concerned: ['groupcard', 'groupcardlist'] },
  'groupcard.delivered': { concerned: ['groupcard', 'groupcardlist'] },
  'groupcard.thanked': { acts: ['thankgroupcard'], concerned: ['groupcard'] },
  'groupcard.ended': {},
  'visibility.chosen': { acts: ['choosevisibility'], concerned: ['myvisibility'] },
  'points.corrected': { acts: ['correct', 'takeback'], concerned: [...pots, 'myrecognitions', 'cardget', 'mydebts'], keepers: corrections },
  'debt.forgiven': { acts: ['forgivedebt'], concerned: ['mydebts', ...balance], keepers: debts },
  'debt.repaid': { concerned: ['mydebts', ...balance], keepers: debts },
  // Nobody hears that they were nominated: they hear of the award.
  'nomination.submitted': { acts: ['newnom', 'competitionnewnom'], deciders: ofNomination },
  'nomination.reviewed': { acts: ['donexusnomreviewreward'], deciders: ofNomination, asker: ofNominator },
  'nomination.declined': { acts: ['donexusnomreviewdecline'], deciders: ofNomination, asker: ofNominator },
  'nomination.decided': { acts: ['donexusnomreviewreward', 'donexusnomreviewdecline'], deciders: ofNomination, asker: ofNominator },
  'nomination.escalated': { deciders: ofNomination, asker: ofNominator },
  'work.looked': {},
  'nomination.closed': { deciders: ofNomination, asker: ofNominator },
  'nomination.reopened': { deciders: ofNomination, asker: ofNominator },
  'idea.submitted': { acts: ['ideasubmit'], deciders: ofIdea },
  'idea.shared': { acts: ['shareidea'], concerned: ['myideas', 'openidea'], deciders: { of: 'idea', stale: ['idealist'] } },
  'idea.voted': { acts: ['voteidea'], concerned: ['openidea'] },
  'idea.staged': { acts: ['stageideas'], concerned: ['myideas', 'openidea'], deciders: { of: 'idea', stale: ['idealist'] } },
  'idea.reviewed': { acts: ['donexusideareview'], concerned: ['myideas', 'openidea', ...balance], deciders: ofIdea },
  'order.placed': { acts: ['placeOrder'], keepers: desk },
  'order.cancelled': { acts: ['cancelOrder'], concerned: ['orders', ...balance], keepers: desk },
  'order.line.moved': { concerned: ['orders'], keepers: desk },
  'order.line.refunded': { acts: ['deskrefund'], concerned: ['orders', ...balance], keepers: desk },
  'supplier.answers.imported': { acts: ['deskimport'], keepers: desk },
  'voucher.read': {},
  'points.granted': { concerned: pots },
  'budget.changed': { acts: ['changebudget'], concerned: pots, keepers: budgets },
  'budget.ending': { concerned: ['potends'] },
  'budget.used': { concerned: ['potends'] },
  'budget.planned': { acts: ['savebudgetplan'] },
  'points.forfeited': { concerned: balance },
  'member.joined': { keepers: people },
  'member.registered': {},
  'member.changed': { concerned: ['memberheader'], keepers: people },
  'member.left': { keepers: people, rights: true },
  'member.returned': { keepers: people, rights: true },
  'person.added': { acts: ['addperson'], keepers: people },
  'person.changed': { acts: ['changeperson'], keepers: people, rights: true },
  'person.ended': { acts: ['endperson'], keepers: people, rights: true },
  'person.returned': { acts: ['returnperson'], keepers: people, rights: true },
  'person.exported': {},
  'person.merged': { acts: ['merge'], keepers: people, rights: true },
  'circle.judged': { acts: ['judgecircle'], keepers: { of: 'circlelist', stale: ['circlelist'] } },
  'viewing.begun': {},
  'viewing.ended': {},
  'member.erased': { acts: ['eraseperson'], keepers: people, rights: true },
  'picture.changed': { concerned: ['memberheader'] },
  'picture.removed': { concerned: ['memberheader'] },
  'addresses.changed': { concerned: ['memberheader'] },
  'email.lost': { concerned: ['memberheader'] },
  'email.confirmation.asked': { concerned: ['memberheader'] },
  'email.confirmed': { concerned: ['memberheader'] },
  'roles.changed': { keepers: { of: 'roleassignments', stale: ['roleassignments', 'person', 'personacts'] }, rights: true },
  'role.given': { acts: ['giverole'], keepers: { of: 'roleassignments', stale: ['roleassignments', 'person', 'personacts'] }, rights: true },
  'role.ended': { acts: ['endrole'], keepers: { of: 'roleassignments', stale: ['roleassignments', 'person', 'personacts'] }, rights: true },
  'approval.asked': { deciders: ofApproval, asker: ofAsker },
  'approval.agreed': { acts: ['confirmapproval'], deciders: ofApproval, asker: ofAsker },
  'approval.moved': { deciders: ofApproval, asker: ofAsker },
  'approval.expired': { deciders: ofApproval, asker: { of: 'approval', stale: [...ofAsker.stale, 'memberheader', 'statement'] } },
  'approval.confirmed': { acts: ['confirmapproval'], deciders: ofApproval, asker: ofAsker },
  'approval.declined': { acts: ['declineapproval'], deciders: ofApproval, asker: { of: 'approval', stale: [...ofAsker.stale, 'idealist'] } },
  'approval.withdrawn': { acts: ['withdrawapproval'], deciders: ofApproval, asker: { of: 'approval', stale: [...ofAsker.stale, 'idealist'] } },
  'approval.alone': {},
  'delegation.named': { acts: ['namedelegate', 'namedelegatefor'], concerned: ['mydelegations'], rights: true },
  'delegation.changed': { acts: ['changedelegation', 'changedelegationfor'], concerned: ['mydelegations'], rights: true },
  'delegation.ended': { acts: ['enddelegation', 'enddelegationfor'], concerned: ['mydelegations'], rights: true },
  'digests.made': {},
  'stock.ran.low': { keepers: desk },
  'product.picture.changed': { acts: ['productpicupload'] },
  'texts.changed': { keepers: sentences },
  'texts.planned': { acts: ['savesentence'], keepers: sentences },
  'texts.withdrawn': { acts: ['withdrawsentence'], keepers: sentences },
  // The header of any answer says that there is another programme.
  'programme.changed': { acts: ['saveprogramme'], keepers: programme, everybody: ['memberheader'] },
  'programme.withdrawn': { acts: ['withdrawprogramme'], keepers: programme, everybody: ['memberheader'] },
  'look.saved': { acts: ['savelook'], keepers: { of: 'sitelooks', stale: ['lookversions'] }, everybody: ['memberheader'] },
  'look.picture.added': {},
  'setup.begun': {},
  'setup.marked': { acts: ['setupmark', 'setupnumber'], keepers: setup },
  'setup.finished': { acts: ['setupfinish'], keepers: setup },
  'mail.tested': { acts: ['setupmail'], keepers: setup },
  'upload.applied': { acts: ['dataupload', 'confirmfeed'], keepers: uploads },
  'upload.undone': { acts: ['undoupload'], keepers: uploads },
  'source.saved': { acts: ['savesource'], keepers: uploads },
  'source.forgotten': { acts: ['forgetsource'], keepers: uploads },
  'feed.token.given': { acts: ['givefeedtoken'], keepers: uploads },
  'feed.token.ended': { acts: ['endfeedtoken'], keepers: uploads },
  'feed.decided': { acts: ['declinefeed'], keepers: uploads },
  'feed.stopped': { keepers: uploads },
  'feed.missed': { keepers: uploads },
  'quarter.added': { acts: ['addNewQuarter'], keepers: { of: 'quartersList', stale: ['quartersList'] } },
  'quarter.summarised': { keepers: { of: 'quartersList', stale: ['QuarterlyAwardsSummaryReport'] } },
  // Who stands in a vote hears nothing of it.
  'ballot.opened': { acts: ['ballotopen'], ...votes },
  'ballot.voted': { acts: ['ballotvote'], ...votes },
  'ballot.reminded': {},
  'ballot.closed': { acts: ['ballotclose'], ...votes },
  'ballot.decided': { acts: ['ballotdecide'], ...votes },
  'ballot.withdrawn': { acts: ['ballotwithdraw'], ...votes },
  'ballot.announced': { acts: ['ballotannounce'], ...votes },
  'competition.added': { acts: ['savecompetition'], ...contest },
  'competition.removed': { acts: ['removecompetition'], ...contest },
  'competition.changed': { acts: ['savecompetition', 'admincompetitionupdate'], ...contest },
  'competition.banner.changed': { acts: ['adminbannerupload'], ...contest },
  // Until they are announced, winners are known to those who name them.
  'competition.winner.named': { acts: ['namewinner'], keepers: contest.keepers },
  'competition.winner.withdrawn': { acts: ['withdrawwinner'], ...contest },
  'competition.winner.announced': { acts: ['announcewinners'], ...contest },
  'contact.written': { acts: ['contactussend'], keepers: contacts },
  'contact.answered': { acts: ['inboxanswer'], keepers: contacts, asker: writer },
  'contact.noted': { acts: ['inboxnote'], keepers: contacts },
  'contact.assigned': { acts: ['inboxassign'], keepers: contacts },
  'contact.moved': { acts: ['inboxmove'], keepers: contacts, asker: writer },
  'contact.resent': { acts: ['inboxresend'], keepers: contacts },
  // Whose it is does not hear that it was reported.
  'report.sent': { acts: ['reportcontent'], keepers: cases },
  'report.withdrawn': { acts: ['withdrawreport'], keepers: cases },
  'case.decided': { acts: ['decidecase'], ...decidedCase },
  'case.talked': { acts: ['talkaboutcase'], keepers: cases },
  'card.reported': { keepers: cases },
  'card.report.withdrawn': { keepers: cases },
  'card.decided': decidedCase,
  'card.talked': { keepers: cases },
  'content.drafted': { acts: ['contentdraftsave'], keepers: content },
  'content.draft.dropped': { acts: ['contentdraftdrop'], keepers: content },
  // Who reads a page reads it to its end; what is to be accepted is asked of everybody.
  'content.published': { acts: ['contentpublish'], keepers: content, everybody: ['getmemberdata'] },
  'content.withdrawn': { acts: ['contentwithdraw'], keepers: content },
  'content.returned': { acts: ['contentreturn'], keepers: content },
  'content.block.added': { acts: ['contentblockadd'], keepers: content },
  'content.block.retired': { acts: ['contentblockretire'], keepers: content },
  'announcement.saved': { acts: ['announcementsave'], ...announced },
  'announcement.ended': { acts: ['announcementend'], ...announced },
  'announcement.removed': { acts: ['announcementtakeaway', 'announcementrestore'], ...announced },
  'announcement.moved': { acts: ['announcementmove'], ...announced },
  'announcement.picture.added': {},
  'content.picture.added': {},
  'terms.accepted': { concerned: ['getmemberdata'] },
  'messages.retried': { acts: ['resendmessage'], keepers: messages },
  'messages.given.up': { acts: ['giveupmessage'], keepers: messages },
  'messages.released': { keepers: messages },
  'messages.carried': {},
};

/** Calls that make something stale and are told to no other device as such: a basket, a session, what is dismissed, many at once. */
export const ofOneDevice: readonly ChangingCallName[] = [
  ...([
    'addtobasket',
    'changebasketqty',
    'setbasketqty',
    'endsession',
    'endothersessions',
    'announcementdismiss',
  ] as const),
  ...(['readnotices', 'readallnotices', 'savenoticechoices', 'stopmail', 'opennotice'] as const),
  ...(['adddevice', 'removedevice', 'renewdevice'] as const),
  // Each of those that it decides is told by its own act.
  'decidemany',
];
