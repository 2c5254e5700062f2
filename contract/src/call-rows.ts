import { isOn } from '#programme/features';
import type { Feature } from '#programme/items';
import { type Holder, mayUse } from './access.ts';
import { changes, type FileRules, of, type Row, reads, type Stale } from './call-row.ts';
import {
  answerMsMax,
  contentBodyMax,
  dataUploadBytesMax,
  longAnswerMsMax,
  pictureBytesMax,
  programmeBodyMax,
  recipientsBodyMax,
} from './limits.ts';

const picture = { bytesMax: pictureBytesMax, msMax: answerMsMax } as const;
const filePic = { field: 'filePic', ...picture } as const;
const table = { field: 'fileData', bytesMax: dataUploadBytesMax, msMax: longAnswerMsMax } as const;
const shown = { method: 'GET', answers: 'picture' } as const;
const redirect = { method: 'GET', answers: 'redirect' } as const;
const file = { answers: 'file' } as const;
const searching = { limit: 'directorySearch' } as const;
const once = { idempotent: true } as const;
const sending = { idempotent: true, limit: 'sends', bodyMax: recipientsBodyMax } as const;
const shopping = { needsContact: true } as const;
const inShop = { needsContact: true, feature: 'shop' } as const;
/** What the administrators of content see of it, and what members read. */
const written = ['contentlist', 'contentblock', 'contentversions', 'getcontentdb'] as const;
const sentences = ['sentencelist', 'sentenceversions'] as const;
const wording = { limit: 'contentChanges', stale: sentences, staleIfRefused: sentences } as const;
const writing = {
  idempotent: true,
  limit: 'contentChanges',
  bodyMax: contentBodyMax,
  stale: written,
  staleIfRefused: ['contentlist', 'contentblock'],
} as const;

/** What waits for somebody: its numbers and its list. */
const work = ['waiting', 'todolist'] as const;

/** After a nomination was handed in: what lists nominations, and the points in the header. */
const nominated = ['nomlist', 'mynominations', ...work, 'memberheader'] as const;
const reviewed = [...nominated, 'nomget', 'quarterlyawards', 'competitionreport'] as const;
const paid = ['statement', 'memberheader'] as const;
const own = ['myrecognitions', 'myyear'] as const;
const summaries = ['payitforwardstatement', 'managementstatement', 'reportmanagement', ...own] as const;
const given = [...summaries, 'rewardquote', 'approvals', ...paid] as const;
/** After points were corrected: whose it were sees it, and the lists of corrections. */
const corrected = [
  ...summaries,
  'correctionlist',
  'correctionfind',
  'trycorrection',
  'approvals',
  'cardget',
  'debtlist',
  'mydebts',
  ...paid,
] as const;
/** After pots were filled, emptied or levelled. */
const budgeted = [
  ...summaries,
  'potends',
  'budgetlist',
  'budgetone',
  'trybudget',
  'approvals',
  ...work,
  ...paid,
] as const;
const ideas = ['myideas', 'idealist', ...work] as const;
/** Wherever a shared idea stands. */
const openIdeas = ['openideas', 'openidea', 'myideas', 'idealist'] as const;
const decided = ['approvals', ...work] as const;
/** What stands in the shop beside the basket: what is left, and of what. */
const shelves = ['categorylist', 'productlist', 'getCheckoutOrderSummary'] as const;
const ordered = ['orders', ...work, ...shelves, ...paid] as const;
const versions = ['programmenow', 'programmeversions'] as const;
const looks = ['sitelooks', 'lookversions'] as const;
const contested = [
  ...(['admincompetitionget', 'competitions', 'pastcompetitions', 'competitionlist', 'competitionone'] as const),
  'competitionnominees',
] as const;
const contest = { limit: 'competitionChanges', stale: contested, staleIfRefused: contested } as const;
const ballots = ['quarterballot', 'ballotget'] as const;
const voting = { limit: 'ballotChanges', stale: [...ballots, ...work], staleIfRefused: ballots } as const;
const announced = { limit: 'announcementChanges', stale: ['announcementlist'] } as const;
const messages = ['messagelist', 'messageone', 'messagereach'] as const;
const handling = {
  ...once,
  limit: 'messageChanges',
  stale: [...messages, ...work],
  staleIfRefused: messages,
} as const;
const cases = ['reportedlist', 'reportedone'] as const;
const moderating = {
  ...once,
  limit: 'moderation',
  stale: [
    ...([...cases, ...work, 'getrecentrecognition', 'wallOfFame'] as const),
    ...(['recognitionfeed', 'recognitionfeedpeople', 'commentlist', 'openideas', 'openidea', 'groupcard'] as const),
  ],
  staleIfRefused: cases,
} as const;
const reporting = {
  ...once,
  limit: 'contentReports',
  stale: ['cardget', 'commentlist', 'openidea', 'groupcard'],
  staleIfRefused: ['cardget', 'commentlist', 'openidea', 'groupcard'],
} as const;
const feed = { feature: 'feed', limit: 'feedReads' } as const;
const commenting = {
  limit: 'commentChanges',
  stale: ['cardget', 'commentlist'],
  staleIfRefused: ['cardget', 'commentlist'],
} as const;
const groupCards = ['groupcard', 'groupcardlist'] as const;
const signing = {
  feature: 'groupCards',
  limit: 'groupCardChanges',
  stale: groupCards,
} as const;
/** After somebody chose who sees their cards: wherever these stand. */
const showing = {
  feature: 'feed',
  limit: 'visibilityChanges',
  stale: [
    ...(['myvisibility', 'cardget', 'recognitionfeed', 'recognitionfeedpeople'] as const),
    ...(['getrecentrecognition', 'wallOfFame', 'getmemberdata'] as const),
  ],
  staleIfRefused: ['cardget'],
} as const;
const inbox = ['inboxlist', 'inboxone'] as const;
const keepingInbox = { ...once, limit: 'inboxChanges', stale: [...inbox, ...work], staleIfRefused: inbox } as const;
const employed = [
  ...(['rosterrecord', 'rosterchoices', 'roleassignments', 'peoplelist', 'person', 'personledger'] as const),
  ...(['personacts', 'personsignons', 'personreports'] as const),
] as const;
const employing = { limit: 'personChanges', stale: employed, staleIfRefused: employed } as const;
const roles = ['roleassignments', 'person', 'personacts'] as const;
const delegated = ['mydelegations', 'persondelegations'] as const;
const lending = {
  limit: 'delegations',
  stale: [...delegated, 'personacts', 'memberheader', ...work],
  staleIfRefused: delegated,
} as const;
const sourcing = { limit: 'sourceChanges', stale: ['sourcelist'], staleIfRefused: ['sourcelist'] } as const;
const notices = ['noticecount', 'noticelist'] as const;
const sessions = { stale: ['mysessions'] } as const;
const total = ['getCheckoutOrderSummary'] as const;
const entering = { limit: 'setupDoor' } as const;
const settingUp = { limit: 'setupSteps', stale: ['setupnow', ...work], staleIfRefused: ['setupnow'] } as const;

/**
 * Every call: where it is, whom it answers, which acts it does where it changes something, and what else is so about it.
 * Free of schemas, so that a page which only asks loads none.
 */
// biome-ignore format: a table, a call a line or two
const rows = {
  ...of('session', {
    idplogin: changes('/sso/idplogin', 'open', [], redirect),
    ssocallback: changes('/sso/callback', 'open', [], redirect),
    authsso: changes('/api/member/authsso', 'open', []),
    logout: changes('/api/member/logout', 'signedOn', [], { whileViewing: true }),
    backchannellogout: changes('/sso/backchannel-logout', 'open', [], { form: true, lenient: true }),
    mysessions: reads('/api/member/mysessions', 'member'),
    endsession: changes('/api/member/endsession', 'member', [], sessions),
    endothersessions: changes('/api/member/endothersessions', 'member', [], sessions),
  }),
  ...of('members', {
    getmemberdata: reads('/api/member/getmemberdata', 'signedOn'),
    memberheader: reads('/api/member/memberheader', 'signedOn'),
    toknowlist: reads('/api/member/toknowlist', 'member', { ...searching, feature: 'getToKnow' }),
    gettoknow: reads('/api/member/gettoknow', 'member', { ...searching, feature: 'getToKnow' }),
    memberupdate: changes('/api/member/memberupdate', 'member', [], { limit: 'profileUpdates' }),
    confirmemail: changes('/api/member/confirmemail', 'member', [], { limit: 'profileUpdates' }),
    resendconfirmation: changes('/api/member/resendconfirmation', 'member', [], { limit: 'addressChanges' }),
    profilepicupload: changes('/api/member/profilepicupload', 'member', [],
      { limit: 'pictureUploads', file: { field: 'fileProfilePic', ...picture } }),
    profilepicremove: changes('/api/member/profilepicremove', 'member', [], { limit: 'pictureUploads' }),
    pictureasked: changes('/api/member/pictureasked', 'member', []),
    exportmydata: reads('/api/member/exportmydata', 'member', { whileViewing: false }),
    profilepic: reads('/profilepic/:picId', 'open', shown),
    profilepictemp: reads('/profilepictemp/:picId/:suffix', 'open', shown),
    getmemberlist: reads('/api/site/getmemberlist', 'member', searching),
    getmemberget: reads('/api/site/getmemberget', 'member', searching),
    getdivisionlist: reads('/api/site/getdivisionlist', 'member'),
  }),
  ...of('search', {
    find: reads('/api/site/find', 'member', { limit: 'finds', whileViewing: false }),
  }),
  ...of('content', {
    getcontentdb: reads('/api/site/getcontentdb', 'open'),
    contactussend: changes('/api/site/contactussend', 'open', [], { ...once, stale: ['mycontacts'] }),
    contentlist: reads('/api/admin/contentlist', 'content'),
    contentblock: reads('/api/admin/contentblock', 'content'),
    contentversions: reads('/api/admin/contentversions', 'content'),
    contentdifference: reads('/api/admin/contentdifference', 'content'),
    contentpreview: reads('/api/admin/contentpreview', 'content', { bodyMax: contentBodyMax }),
    contentdraftsave: changes('/api/admin/contentdraftsave', 'content', [], writing),
    contentdraftdrop: changes('/api/admin/contentdraftdrop', 'content', [], writing),
    contentreturn: changes('/api/admin/contentreturn', 'content', [], writing),
    contentpublish: changes('/api/admin/contentpublish', 'content', [], writing),
    contentwithdraw: changes('/api/admin/contentwithdraw', 'content', [], writing),
    contentblockadd: changes('/api/admin/contentblockadd', 'content', [], writing),
    contentblockretire: changes('/api/admin/contentblockretire', 'content', [], writing),
    contentpicupload: changes('/api/admin/contentpicupload', 'content', [],
      { limit: 'contentPictures', file: filePic }),
    contentpic: reads('/contentpic/:picId/:size', 'open', shown),
    termstoaccept: reads('/api/member/termstoaccept', 'member'),
    acceptterms: changes('/api/member/acceptterms', 'member', []),
  }),
  ...of('sentences', {
    sentencelist: reads('/api/admin/sentencelist', 'content'),
    sentenceversions: reads('/api/admin/sentenceversions', 'content'),
    trysentence: reads('/api/admin/trysentence', 'content'),
    sentencemails: reads('/api/admin/sentencemails', 'content'),
    savesentence: changes('/api/admin/savesentence', 'content', [], { ...once, ...wording }),
    withdrawsentence: changes('/api/admin/withdrawsentence', 'content', [], wording),
  }),
  ...of('announcements', {
    announcementlist: reads('/api/admin/announcementlist', 'content'),
    announcementaudiences: reads('/api/admin/announcementaudiences', 'content'),
    announcementreach: reads('/api/admin/announcementreach', 'content'),
    announcementsave: changes('/api/admin/announcementsave', 'content', [], { ...once, ...announced }),
    announcementend: changes('/api/admin/announcementend', 'content', [], announced),
    announcementtakeaway: changes('/api/admin/announcementtakeaway', 'content', [], announced),
    announcementrestore: changes('/api/admin/announcementrestore', 'content', [], announced),
    announcementmove: changes('/api/admin/announcementmove', 'content', [], { ...once, ...announced }),
    announcementpicupload: changes('/api/admin/announcementpicupload', 'content', [],
      { limit: 'announcementPictures', file: filePic }),
    announcementpic: reads('/adverts/pic/:picId', 'open', shown),
    myannouncements: reads('/api/member/myannouncements', 'member'),
    announcementdismiss: changes('/api/member/announcementdismiss', 'member', [],
      { limit: 'dismissals', stale: ['getmemberdata', 'myannouncements'] }),
  }),
  ...of('nominations', {
    newnom: changes('/api/nom/newnom', 'member', ['nomination'], { ...sending, stale: nominated }),
    competitionnewnom: changes('/api/competition/newnom', 'member', ['nomination'],
      { ...sending, feature: 'competition', stale: nominated }),
    nomlist: reads('/api/nom/nomlist', 'nominationReader'),
    exportnominations: reads('/api/nom/exportnominations', 'nominationReader', file),
    mynominations: reads('/api/nom/mynominations', 'member'),
    nomget: reads('/api/nom/nomget', 'nominationReader'),
    tryreview: reads('/api/nom/tryreview', 'reviewer', { limit: 'quotes' }),
    donexusnomreviewreward: changes('/api/reward/donexusnomreviewreward', 'reviewer', ['nomination'],
      { ...once, stale: [...reviewed, 'approvals'] }),
    donexusnomreviewdecline: changes('/api/nom/donexusnomreviewdecline', 'reviewer', ['nomination'],
      { ...once, stale: reviewed }),
  }),
  ...of('awards', {
    rewardquote: reads('/api/reward/quote', 'member', { ...shopping, limit: 'quotes', bodyMax: recipientsBodyMax }),
    // The points may have gone elsewhere.
    doreward: changes('/api/reward/doreward', 'member', ['award'],
      { ...sending, ...shopping, stale: given, staleIfRefused: ['memberheader'] }),
    boostquote: reads('/api/reward/boostquote', 'member', { ...shopping, feature: 'boosts', limit: 'quotes' }),
    boost: changes('/api/reward/boost', 'member', ['award'],
      { ...once, ...shopping, feature: 'boosts', limit: 'sends', stale: [...given, 'cardget', 'boostlist'],
        staleIfRefused: ['memberheader', 'cardget'] }),
    boostlist: reads('/api/reward/boostlist', 'member', { feature: 'boosts', limit: 'feedReads' }),
  }),
  ...of('celebrations', {
    celebrationweek: reads('/api/site/celebrationweek', 'member', { feature: 'celebrations' }),
    celebrationday: reads('/api/site/celebrationday', 'member', { feature: 'celebrations', limit: 'feedReads' }),
  }),
  ...of('recognition', {
    getrecentrecognition: reads('/api/site/getrecentrecognition', 'member'),
    getcelebrations: reads('/api/site/getcelebrations', 'member', { feature: 'celebrations' }),
    wallOfFame: reads('/api/nom/wallOfFame', 'member', { feature: 'wallOfFame' }),
    cardget: reads('/api/site/getcard', 'member'),
    myrecognitions: reads('/api/report/myrecognitions', 'member'),
    recognitionfeed: reads('/api/site/recognitionfeed', 'member', feed),
    recognitionfeednew: reads('/api/site/recognitionfeednew', 'member', feed),
    recognitionfeedpeople: reads('/api/site/recognitionfeedpeople', 'member', feed),
    recognitionfeeditem: reads('/api/site/recognitionfeeditem', 'member', feed),
    colleague: reads('/api/site/colleague', 'member', { feature: 'colleaguePages', limit: 'feedReads' }),
    colleaguecards: reads('/api/site/colleaguecards', 'member', { feature: 'colleaguePages', limit: 'feedReads' }),
    reactionlist: reads('/api/site/reactionlist', 'member', { feature: 'reactions', limit: 'feedReads' }),
    setreaction: changes('/api/site/setreaction', 'member', [],
      { feature: 'reactions', limit: 'reactions', stale: ['cardget', 'reactionlist'], staleIfRefused: ['cardget'] }),
    cardvisibility: reads('/api/reward/cardvisibility', 'member',
      { feature: 'feed', limit: 'quotes', bodyMax: recipientsBodyMax }),
    cardaudience: changes('/api/site/cardaudience', 'member', [], showing),
    myvisibility: reads('/api/member/myvisibility', 'member', { feature: 'feed' }),
    choosevisibility: changes('/api/member/choosevisibility', 'member', [], showing),
  }),
  ...of('comments', {
    commentlist: reads('/api/site/commentlist', 'member', { feature: 'comments', limit: 'feedReads' }),
    addcomment: changes('/api/site/addcomment', 'member', [],
      { ...once, ...commenting, feature: 'comments', limit: 'comments' }),
    editcomment: changes('/api/site/editcomment', 'member', [], { ...commenting, feature: 'comments' }),
    // What one wrote is one's own, also where there are no comments any more.
    removecomment: changes('/api/site/removecomment', 'member', [], commenting),
  }),
  ...of('groupcards', {
    groupcardlist: reads('/api/site/groupcardlist', 'member', { feature: 'groupCards', limit: 'feedReads' }),
    groupcard: reads('/api/site/groupcard', 'member', { feature: 'groupCards', limit: 'feedReads' }),
    begingroupcard: changes('/api/site/begingroupcard', 'member', [], { ...once, ...signing }),
    askgroupcard: changes('/api/site/askgroupcard', 'member', [], { ...once, ...signing }),
    signgroupcard: changes('/api/site/signgroupcard', 'member', [], { ...signing, staleIfRefused: groupCards }),
    groupcardpicupload: changes('/api/site/groupcardpicupload', 'member', [],
      { ...signing, limit: 'groupCardPictures', file: filePic }),
    groupcardpic: reads('/groupcardpic/:picId', 'open', shown),
    // What one signed is one's own, also where there are no group cards any more.
    takebacksignature: changes('/api/site/takebacksignature', 'member', [],
      { limit: 'groupCardChanges', stale: groupCards }),
    thankgroupcard: changes('/api/site/thankgroupcard', 'member', [], { ...once, ...signing }),
  }),
  ...of('year', {
    myyear: reads('/api/report/myyear', 'member', { feature: 'year' }),
    companyyear: reads('/api/report/companyyear', 'member', { feature: 'year' }),
  }),
  ...of('quarters', {
    quartersList: reads('/api/nom/quartersList', 'programme'),
    addNewQuarter: changes('/api/nom/addNewQuarter', 'programme', [], { stale: ['quartersList'] }),
    QuarterlyAwardsSummaryReport: reads('/api/nom/QuarterlyAwardsSummaryReport', 'programme'),
    exportquartersummary: reads('/api/nom/exportquartersummary', 'programme', file),
    QuarterlyAwardsSummaryDetails: reads('/api/nom/QuarterlyAwardsSummaryDetails', 'ballotReader'),
  }),
  ...of('ballots', {
    quarterballot: reads('/api/nom/quarterballot', 'programme'),
    ballotcandidates: reads('/api/nom/ballotcandidates', 'programme'),
    ballotget: reads('/api/nom/ballotget', 'ballotReader'),
    ballotopen: changes('/api/nom/ballotopen', 'programme', ['ballot'], { ...once, ...voting }),
    // Whoever stands in it hears nothing of it, and moves nothing.
    ballotvote: changes('/api/nom/ballotvote', 'committee', [], { ...once, ...voting }),
    ballotclose: changes('/api/nom/ballotclose', 'programme', ['ballot'], voting),
    ballotdecide: changes('/api/nom/ballotdecide', 'programme', ['ballot'], { ...once, ...voting }),
    ballotwithdraw: changes('/api/nom/ballotwithdraw', 'programme', ['ballot'], { ...once, ...voting }),
    ballotannounce: changes('/api/nom/ballotannounce', 'adminReports', ['ballot'],
      { ...once, ...voting, stale: [...ballots, ...work, 'announcementlist', 'getmemberdata', 'myannouncements'] }),
  }),
  ...of('ideas', {
    ideasubmit: changes('/api/idea/ideasubmit', 'member', [],
      { limit: 'ideas', feature: 'ideas', stale: [...ideas, 'openideas'] }),
    idealist: reads('/api/idea/idealist', 'ideaReviewer'),
    exportideas: reads('/api/idea/exportideas', 'ideaReviewer', file),
    donexusideareview: changes('/api/idea/donexusideareview', 'ideaReviewer', ['idea'],
      { ...once, stale: [...ideas, 'openidea', 'approvals', 'memberheader'] }),
    ideaget: reads('/api/idea/ideaget', 'ideaReviewer'),
    myideas: reads('/api/idea/myideas', 'member', { feature: 'ideas' }),
    ideasharing: reads('/api/idea/ideasharing', 'member', { feature: 'openIdeas' }),
    shareidea: changes('/api/idea/shareidea', 'member', [],
      { feature: 'openIdeas', limit: 'ideaChanges', stale: openIdeas }),
    openideas: reads('/api/idea/openideas', 'member', { feature: 'openIdeas', limit: 'feedReads' }),
    openidea: reads('/api/idea/openidea', 'member', { feature: 'openIdeas', limit: 'feedReads' }),
    voteidea: changes('/api/idea/voteidea', 'member', [],
      { feature: 'openIdeas', limit: 'reactions', stale: ['ideavoters'] }),
    ideavoters: reads('/api/idea/ideavoters', 'member', { feature: 'openIdeas', limit: 'feedReads' }),
    stageideas: changes('/api/idea/stageideas', 'ideaReviewer', [],
      { ...once, limit: 'ideaChanges', stale: openIdeas, staleIfRefused: openIdeas }),
  }),
  ...of('catalogue', {
    advertdata: reads('/api/site/advertdata', 'member', { feature: 'shop' }),
    categorylist: reads('/api/shop/categorylist', 'member', inShop),
    productlist: reads('/api/shop/productlist', 'member', inShop),
    productpic: reads('/productpic/:picId/:width', 'open', shown),
    productpicupload: changes('/datauploadapi/productpicture', 'shop', [],
      { limit: 'productPictures', file: filePic, stale: ['categorylist', 'productlist'] }),
  }),
  ...of('checkout', {
    addtobasket: changes('/api/shop/addtobasket', 'member', [], { ...inShop, stale: ['getbasket', ...total] }),
    getbasket: reads('/api/shop/getbasket', 'member', inShop),
    changebasketqty: changes('/api/shop/changebasketqty', 'member', [], { ...inShop, stale: total }),
    setbasketqty: changes('/api/shop/setbasketqty', 'member', [],
      { ...inShop, stale: total, staleIfRefused: ['getbasket', ...shelves] }),
    getCheckoutOrderSummary: changes('/api/shop/getCheckoutOrderSummary', 'member', ['code'],
      { ...inShop, lenient: true }),
    placeOrder: changes('/api/shop/placeOrder', 'member', ['price', 'code'],
      { ...inShop, ...once, stale: ['getbasket', ...ordered], staleIfRefused: ['getbasket'] }),
  }),
  ...of('orders', {
    orders: reads('/api/shop/orders', 'member', shopping),
    // It may have been sent meanwhile.
    cancelOrder: changes('/api/shop/cancelOrder', 'member', [],
      { ...shopping, stale: ordered, staleIfRefused: ['orders'] }),
  }),
  ...of('desk', {
    desklist: reads('/api/shop/desklist', 'shop'),
    deskmove: changes('/api/shop/deskmove', 'shop', ['order']),
    // The buyer may be the one at the desk. What is changed of the line is shown in its place, so that the queue stays.
    deskrefund: changes('/api/shop/deskrefund', 'shop', ['order'],
      { ...once, stale: ['memberheader'], staleIfRefused: ['desklist'] }),
    deskexport: reads('/api/shop/deskexport', 'shop', file),
    deskimport: changes('/api/shop/deskimport', 'shop', ['order'],
      { limit: 'dataUploads', file: table, stale: ['desklist', ...work] }),
  }),
  ...of('vouchers', {
    getVoucherCodeMessage: changes('/api/shop/getVoucherCodeMessage', 'member', [],
      { ...shopping, limit: 'voucherReads' }),
  }),
  ...of('competition', {
    competitionbanner: reads('/api/competition/competitionbanner', 'open', shown),
    admincompetitionget: reads('/api/competition/admincompetitionget', 'member',
      { feature: 'competition', keptBy: 'competitionAdmin' }),
    admincompetitionupdate: changes('/api/competition/admincompetitionupdate', 'programme', [],
      { stale: [...contested, 'memberheader'] }),
    adminbannerupload: changes('/api/competition/adminbannerupload', 'content', [],
      { limit: 'pictureUploads', file: filePic, stale: contested }),
    competitions: reads('/api/competition/competitions', 'member', { feature: 'competition' }),
    pastcompetitions: reads('/api/competition/pastcompetitions', 'member', { feature: 'competition' }),
    competitionpic: reads('/competitionpic/:picId', 'open', shown),
    competitionlist: reads('/api/competition/competitionlist', 'competitionAdmin'),
    competitionone: reads('/api/competition/competitionone', 'competitionAdmin'),
    savecompetition: changes('/api/competition/savecompetition', 'programme', [],
      { ...contest, idempotent: true, stale: [...contested, 'memberheader'], staleIfRefused: contested }),
    removecompetition: changes('/api/competition/removecompetition', 'programme', [],
      { ...contest, stale: [...contested, 'memberheader'], staleIfRefused: contested }),
    competitionnominees: reads('/api/competition/competitionnominees', 'programme', searching),
    namewinner: changes('/api/competition/namewinner', 'programme', ['winner'], contest),
    withdrawwinner: changes('/api/competition/withdrawwinner', 'programme', ['winner'], contest),
    announcewinners: changes('/api/competition/announcewinners', 'programme', ['winner'], contest),
  }),
  ...of('versions', {
    programmenow: reads('/api/admin/programmenow', 'programme'),
    programmeversions: reads('/api/admin/programmeversions', 'programme'),
    programmeversion: reads('/api/admin/programmeversion', 'programme'),
    tryprogramme: reads('/api/admin/tryprogramme', 'programme', { limit: 'programmeTries', bodyMax: programmeBodyMax }),
    saveprogramme: changes('/api/admin/saveprogramme', 'programme', ['programme'],
      { ...once, limit: 'programmeChanges', bodyMax: programmeBodyMax, stale: [...versions, ...decided], staleIfRefused: versions }),
    withdrawprogramme: changes('/api/admin/withdrawprogramme', 'programme', [],
      { limit: 'programmeChanges', stale: versions, staleIfRefused: versions }),
  }),
  ...of('looks', {
    sitelooks: reads('/api/admin/sitelooks', 'programme'),
    lookversions: reads('/api/admin/lookversions', 'programme'),
    savelook: changes('/api/admin/savelook', 'programme', [],
      { ...once, limit: 'lookChanges', stale: looks, staleIfRefused: looks }),
    lookpicupload: changes('/api/admin/lookpicupload', 'programme', [],
      { limit: 'lookPictures', file: filePic }),
    lookpic: reads('/lookpic/:picId', 'open', shown),
  }),
  ...of('statements', {
    statement: reads('/api/report/statement', 'member'),
    managementstatement: reads('/api/report/managementstatement', 'manager'),
    payitforwardstatement: reads('/api/report/payitforwardstatement', 'member', { feature: 'payItForward' }),
  }),
  ...of('reports', {
    reportmanagement: reads('/api/report/reportmanagement', 'managementReader'),
    quarterlyawards: reads('/api/report/quarterlyawards', 'programme'),
    competitionreport: reads('/api/competition/competitionreport', 'programme'),
    exportmanagement: reads('/api/report/exportmanagement', 'managementReader', file),
    exportquarterlyawards: reads('/api/report/exportquarterlyawards', 'programme', file),
    exportcompetition: reads('/api/competition/exportcompetition', 'programme', file),
  }),
  ...of('work', {
    waiting: reads('/api/member/waiting', 'member'),
    todolist: reads('/api/member/todolist', 'member'),
    worktimes: reads('/api/report/worktimes', 'adminReports'),
    trydecidemany: reads('/api/member/trydecidemany', 'member', { limit: 'quotes' }),
    // Each by its own call: what that one does, and lets nobody do. Those that were done before one that was not are done.
    decidemany: changes('/api/member/decidemany', 'member', ['approval', 'nomination', 'idea', 'order'],
      { ...once, stale: 'everything', staleIfRefused: decided }),
  }),
  ...of('downloads', {
    downloadticket: changes('/api/report/downloadticket', 'member', [], { limit: 'downloads' }),
    download: changes('/api/report/download', 'open', [], { method: 'GET', ...file }),
  }),
  ...of('corrections', {
    correctionlist: reads('/api/admin/correctionlist', 'finance'),
    exportcorrections: reads('/api/admin/exportcorrections', 'finance', file),
    correctionfind: reads('/api/admin/correctionfind', 'finance'),
    trycorrection: reads('/api/admin/trycorrection', 'finance', { limit: 'corrections' }),
    correct: changes('/api/admin/correct', 'finance', ['correction'],
      { ...once, limit: 'corrections', stale: corrected, staleIfRefused: ['trycorrection', 'correctionfind'] }),
    // What is taken back goes where it came from: nobody is given anything.
    takeback: changes('/api/reward/takeback', 'member', [],
      { ...once, limit: 'sends', stale: [...given, 'cardget'], staleIfRefused: ['myrecognitions', 'cardget'] }),
  }),
  ...of('debts', {
    debtlist: reads('/api/admin/debtlist', 'finance'),
    exportdebts: reads('/api/admin/exportdebts', 'finance', file),
    forgivedebt: changes('/api/admin/forgivedebt', 'finance', ['correction'],
      { ...once, limit: 'corrections', stale: ['debtlist', 'mydebts', 'approvals', ...work, 'person'], staleIfRefused: ['debtlist'] }),
    mydebts: reads('/api/report/mydebts', 'member'),
  }),
  ...of('mergers', {
    trymerger: reads('/api/admin/trymerger', 'people', { limit: 'mergerTries' }),
    // Everything of two people may be otherwise.
    merge: changes('/api/admin/merge', 'people', ['merger'],
      { ...once, limit: 'mergers', stale: 'everything', staleIfRefused: ['trymerger'] }),
  }),
  ...of('budgets', {
    budgetlist: reads('/api/admin/budgetlist', 'finance'),
    budgetone: reads('/api/admin/budgetone', 'finance'),
    exportbudgets: reads('/api/admin/exportbudgets', 'finance', file),
    trybudget: reads('/api/admin/trybudget', 'finance', { limit: 'budgetTries' }),
    changebudget: changes('/api/admin/changebudget', 'finance', ['pot'],
      { ...once, limit: 'budgetChanges', stale: budgeted, staleIfRefused: ['trybudget', 'budgetlist', 'budgetone'] }),
    potends: reads('/api/report/potends', 'manager'),
    budgetplans: reads('/api/admin/budgetplans', 'finance'),
    // Who saves a plan, or confirms it, is left out when it runs.
    savebudgetplan: changes('/api/admin/savebudgetplan', 'finance', [],
      { ...once, limit: 'budgetChanges', stale: ['budgetplans', 'approvals', ...work], staleIfRefused: ['budgetplans'] }),
  }),
  ...of('uploads', {
    dataupload: changes('/datauploadapi/dataupload', 'uploader', ['budget', 'price', 'code', 'role'],
      { limit: 'dataUploads', file: table, stale: 'everything' }),
    uploadchanges: changes('/datauploadapi/uploadchanges', 'uploader', [],
      { ...file, limit: 'dataUploads', file: table }),
    uploadprogress: reads('/datauploadapi/uploadprogress', 'uploader'),
    exporttranslations: reads('/datauploadapi/exporttranslations', 'programme', file),
  }),
  ...of('sources', {
    sourcelist: reads('/api/admin/sourcelist', 'uploader'),
    savesource: changes('/api/admin/savesource', 'uploader', [], sourcing),
    forgetsource: changes('/api/admin/forgetsource', 'uploader', [], sourcing),
  }),
  ...of('feeds', {
    givefeedtoken: changes('/api/admin/givefeedtoken', 'uploader', [], sourcing),
    endfeedtoken: changes('/api/admin/endfeedtoken', 'uploader', [], sourcing),
    uploadhistory: reads('/api/admin/uploadhistory', 'uploader'),
    feedpreview: changes('/api/admin/feedpreview', 'uploader', [], { limit: 'dataUploads' }),
    confirmfeed: changes('/api/admin/confirmfeed', 'uploader', ['role'],
      { limit: 'dataUploads', stale: 'everything', staleIfRefused: ['uploadhistory'] }),
    declinefeed: changes('/api/admin/declinefeed', 'uploader', [],
      { limit: 'dataUploads', stale: ['uploadhistory'], staleIfRefused: ['uploadhistory'] }),
  }),
  ...of('undo', {
    tryundo: changes('/api/admin/tryundo', 'uploader', [], { limit: 'undoTries' }),
    undofile: changes('/api/admin/undofile', 'uploader', [], { ...file, limit: 'undoTries' }),
    undoupload: changes('/api/admin/undoupload', 'uploader', ['pot', 'price', 'code', 'role'],
      { limit: 'dataUploads', stale: 'everything', staleIfRefused: ['uploadhistory', 'tryundo'] }),
  }),
  ...of('roles', {
    roleassignments: reads('/api/admin/roleassignments', 'people'),
    giverole: changes('/api/admin/giverole', 'people', ['role'], { ...once, limit: 'roleChanges', stale: roles }),
    endrole: changes('/api/admin/endrole', 'people', ['role'], { limit: 'roleChanges', stale: roles }),
  }),
  ...of('delegations', {
    mydelegations: reads('/api/member/mydelegations', 'member'),
    namedelegate: changes('/api/member/namedelegate', 'member', ['delegation'], { ...once, ...lending }),
    changedelegation: changes('/api/member/changedelegation', 'member', [], { ...once, ...lending }),
    enddelegation: changes('/api/member/enddelegation', 'member', [], { ...once, ...lending }),
    persondelegations: reads('/api/admin/persondelegations', 'people'),
    namedelegatefor: changes('/api/admin/namedelegatefor', 'people', ['delegation'], { ...once, ...lending }),
    changedelegationfor: changes('/api/admin/changedelegationfor', 'people', ['delegation'], { ...once, ...lending }),
    enddelegationfor: changes('/api/admin/enddelegationfor', 'people', ['delegation'], { ...once, ...lending }),
  }),
  ...of('employment', {
    rosterrecord: reads('/api/admin/rosterrecord', 'people'),
    rosterchoices: reads('/api/admin/rosterchoices', 'people'),
    addperson: changes('/api/admin/addperson', 'people', [], { ...once, ...employing }),
    changeperson: changes('/api/admin/changeperson', 'people', ['person'], { ...once, ...employing }),
    endperson: changes('/api/admin/endperson', 'people', ['person'], { ...once, ...employing }),
    returnperson: changes('/api/admin/returnperson', 'people', ['person'], { ...once, ...employing }),
    exportperson: changes('/api/admin/exportperson', 'people', [], { limit: 'personExports' }),
    eraseperson: changes('/api/admin/eraseperson', 'people', ['person'], { ...once, ...employing }),
  }),
  ...of('personnel', {
    peoplelist: reads('/api/admin/peoplelist', 'people', searching),
    exportpeople: reads('/api/admin/exportpeople', 'people', file),
    person: reads('/api/admin/person', 'people'),
    personledger: reads('/api/admin/personledger', 'people'),
    personrecognitions: reads('/api/admin/personrecognitions', 'people'),
    personnominations: reads('/api/admin/personnominations', 'people'),
    personorders: reads('/api/admin/personorders', 'people'),
    personmessages: reads('/api/admin/personmessages', 'people'),
    personacts: reads('/api/admin/personacts', 'people'),
    personsignons: reads('/api/admin/personsignons', 'people'),
    personreports: reads('/api/admin/personreports', 'people'),
  }),
  ...of('oversight', {
    auditlist: reads('/api/admin/auditlist', 'auditReader'),
    auditone: reads('/api/admin/auditone', 'auditReader'),
    auditproof: reads('/api/admin/auditproof', 'auditReader'),
    exportaudit: reads('/api/admin/exportaudit', 'auditReader', file),
    uploadlist: reads('/api/admin/uploadlist', 'uploader'),
    messagelist: reads('/api/admin/messagelist', 'people'),
    messageone: reads('/api/admin/messageone', 'people'),
    messagereach: reads('/api/admin/messagereach', 'people'),
    resendmessage: changes('/api/admin/resendmessage', 'people', [], handling),
    giveupmessage: changes('/api/admin/giveupmessage', 'people', [], handling),
  }),
  ...of('moderation', {
    reportcontent: changes('/api/site/reportcontent', 'member', ['report'], reporting),
    withdrawreport: changes('/api/site/withdrawreport', 'member', [], reporting),
    // Nobody looks through another's eyes at what is kept from them: who reported what they gave or wrote, what is noted of their message.
    reportedlist: reads('/api/admin/reportedlist', 'moderator', { whileViewing: false }),
    exportreported: reads('/api/admin/exportreported', 'moderator', file),
    reportedone: reads('/api/admin/reportedone', 'moderator', { whileViewing: false }),
    decidecase: changes('/api/admin/decidecase', 'moderator', ['case'], moderating),
    talkaboutcase: changes('/api/admin/talkaboutcase', 'moderator', ['case'], moderating),
  }),
  ...of('inbox', {
    inboxlist: reads('/api/admin/inboxlist', 'content', { whileViewing: false }),
    exportinbox: reads('/api/admin/exportinbox', 'content', file),
    inboxone: reads('/api/admin/inboxone', 'content', { whileViewing: false }),
    inboxkeepers: reads('/api/admin/inboxkeepers', 'content'),
    inboxanswer: changes('/api/admin/inboxanswer', 'content', ['contact'], keepingInbox),
    inboxnote: changes('/api/admin/inboxnote', 'content', ['contact'], keepingInbox),
    inboxassign: changes('/api/admin/inboxassign', 'content', ['contact'], keepingInbox),
    inboxmove: changes('/api/admin/inboxmove', 'content', ['contact'], keepingInbox),
    inboxresend: changes('/api/admin/inboxresend', 'content', ['contact'], keepingInbox),
    mycontacts: reads('/api/site/mycontacts', 'member'),
  }),
  ...of('notices', {
    noticecount: reads('/api/notice/noticecount', 'member', { whileViewing: false }),
    // Who reported a card is told in them: they are their reader's alone.
    noticelist: reads('/api/notice/noticelist', 'member', { whileViewing: false }),
    readnotices: changes('/api/notice/readnotices', 'member', [], { limit: 'noticeReads', stale: notices }),
    readallnotices: changes('/api/notice/readallnotices', 'member', [], { limit: 'noticeReads', stale: notices }),
    noticechoices: reads('/api/notice/noticechoices', 'member'),
    savenoticechoices: changes('/api/notice/savenoticechoices', 'member', [],
      { limit: 'noticeChoices', stale: ['noticechoices'], staleIfRefused: ['noticechoices'] }),
    stopmail: changes('/api/notice/stopmail', 'open', [], { limit: 'unsubscribes', stale: ['noticechoices'] }),
    opennotice: changes('/api/notice/opennotice', 'member', [], { limit: 'noticeReads', stale: notices }),
    devicelist: reads('/api/notice/devicelist', 'member', { whileViewing: false }),
    devicekey: changes('/api/notice/devicekey', 'member', [], { limit: 'devices' }),
    adddevice: changes('/api/notice/adddevice', 'member', [], { limit: 'devices', stale: ['devicelist'] }),
    removedevice: changes('/api/notice/removedevice', 'member', [],
      { limit: 'devices', stale: ['devicelist'], staleIfRefused: ['devicelist'] }),
    renewdevice: changes('/api/notice/renewdevice', 'open', [], { limit: 'deviceRenewals', stale: ['devicelist'] }),
  }),
  ...of('circles', {
    circlelist: reads('/api/admin/circlelist', 'finance'),
    judgecircle: changes('/api/admin/judgecircle', 'finance', ['circle'],
      { ...once, limit: 'circleJudgements', stale: ['circlelist'], staleIfRefused: ['circlelist'] }),
  }),
  ...of('viewing', {
    beginviewing: changes('/api/admin/beginviewing', 'adminReports', [], { limit: 'viewings' }),
    endviewing: changes('/api/member/endviewing', 'signedOn', [], { whileViewing: true }),
  }),
  ...of('setup', {
    setupdoor: reads('/api/setup/setupdoor', 'open', entering),
    setupbegin: changes('/api/setup/setupbegin', 'open', [], entering),
    setupreturn: changes('/api/setup/setupreturn', 'open', [], entering),
    setupnow: reads('/api/setup/setupnow', 'adminReports'),
    setupmark: changes('/api/setup/setupmark', 'adminReports', [], settingUp),
    setupnumber: changes('/api/setup/setupnumber', 'adminReports', [], settingUp),
    setupmail: changes('/api/setup/setupmail', 'adminReports', [], settingUp),
    setupprovider: changes('/api/setup/setupprovider', 'adminReports', [], { limit: 'setupSteps' }),
    setupfinish: changes('/api/setup/setupfinish', 'adminReports', [], settingUp),
  }),
  ...of('approvals', {
    approvals: reads('/api/admin/approvals', 'member'),
    approvalget: reads('/api/admin/approvalget', 'member'),
    // What is confirmed is done: points, prices, budgets.
    confirmapproval: changes('/api/admin/confirmapproval', 'approver', ['approval'],
      { stale: 'everything', staleIfRefused: decided }),
    declineapproval: changes('/api/admin/declineapproval', 'approver', ['approval'],
      { ...once, stale: [...decided, 'idealist'], staleIfRefused: decided }),
    withdrawapproval: changes('/api/admin/withdrawapproval', 'member', [],
      { ...once, stale: [...decided, 'idealist', 'rewardquote', ...paid], staleIfRefused: decided }),
  }),
};

type Rows = typeof rows;
export type CallName = keyof Rows;
/** Of these calls, those of which this is so. */
type Being<What> = { [Name in CallName]: Rows[Name] extends What ? Name : never }[CallName];
export type ChangingCallName = Being<{ reads: false }>;
export type FileCallName = Being<{ file: FileRules }>;
/** What moves points, budgets, prices, codes or rights towards somebody. */
export type ActName = Rows[ChangingCallName]['acts'][number];

/** What is stale is the name of a call, or this does not compile. */
export const callRows = rows satisfies Record<CallName, Row<CallName>>;

/** What this call is of that the site of who asks does without; whoever keeps that is not kept from it. */
export function missingIn({ feature, keptBy }: Pick<Row, 'feature' | 'keptBy'>, who: Holder): Feature | undefined {
  if (!feature || isOn(feature, who)) return undefined;
  return keptBy && mayUse({ access: keptBy, reads: true }, who) ? undefined : feature;
}

/** What is shown to who looks at the portal as somebody else. */
export function isForViewing({
  reads,
  answers,
  whileViewing,
}: Pick<Row, 'reads' | 'answers' | 'whileViewing'>): boolean {
  return whileViewing ?? (reads && answers !== 'file');
}

export function mayCall(call: CallName, who: Holder | null): boolean {
  return mayUse(callRows[call], who);
}

/** After an answer of this call, or after its refusal. */
export function staleAfter(name: CallName, outcome: 'done' | 'refused'): Stale<CallName> {
  const { stale = [], staleIfRefused = [] }: Row<CallName> = callRows[name];
  return outcome === 'done' ? stale : staleIfRefused;
}
