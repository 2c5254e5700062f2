// Written by node scripts/check-calls.ts --write, in the order of the rows.
// biome-ignore-all format: as it is written
// biome-ignore-all assist/source/organizeImports: as it is written
import { idplogin } from './calls/session/idplogin.ts';
import { ssocallback } from './calls/session/ssocallback.ts';
import { authsso } from './calls/session/authsso.ts';
import { logout } from './calls/session/logout.ts';
import { backchannellogout } from './calls/session/backchannellogout.ts';
import { mysessions } from './calls/session/mysessions.ts';
import { endsession } from './calls/session/endsession.ts';
import { endothersessions } from './calls/session/endothersessions.ts';
import { getmemberdata } from './calls/members/getmemberdata.ts';
import { memberheader } from './calls/members/memberheader.ts';
import { toknowlist } from './calls/members/toknowlist.ts';
import { gettoknow } from './calls/members/gettoknow.ts';
import { memberupdate } from './calls/members/memberupdate.ts';
import { confirmemail } from './calls/members/confirmemail.ts';
import { resendconfirmation } from './calls/members/resendconfirmation.ts';
import { profilepicupload } from './calls/members/profilepicupload.ts';
import { profilepicremove } from './calls/members/profilepicremove.ts';
import { pictureasked } from './calls/members/pictureasked.ts';
import { exportmydata } from './calls/members/exportmydata.ts';
import { profilepic } from './calls/members/profilepic.ts';
import { profilepictemp } from './calls/members/profilepictemp.ts';
import { getmemberlist } from './calls/members/getmemberlist.ts';
import { getmemberget } from './calls/members/getmemberget.ts';
import { getdivisionlist } from './calls/members/getdivisionlist.ts';
import { find } from './calls/search/find.ts';
import { getcontentdb } from './calls/content/getcontentdb.ts';
import { contactussend } from './calls/content/contactussend.ts';
import { contentlist } from './calls/content/contentlist.ts';
import { contentblock } from './calls/content/contentblock.ts';
import { contentversions } from './calls/content/contentversions.ts';
import { contentdifference } from './calls/content/contentdifference.ts';
import { contentpreview } from './calls/content/contentpreview.ts';
import { contentdraftsave } from './calls/content/contentdraftsave.ts';
import { contentdraftdrop } from './calls/content/contentdraftdrop.ts';
import { contentreturn } from './calls/content/contentreturn.ts';
import { contentpublish } from './calls/content/contentpublish.ts';
import { contentwithdraw } from './calls/content/contentwithdraw.ts';
import { contentblockadd } from './calls/content/contentblockadd.ts';
import { contentblockretire } from './calls/content/contentblockretire.ts';
import { contentpicupload } from './calls/content/contentpicupload.ts';
import { contentpic } from './calls/content/contentpic.ts';
import { termstoaccept } from './calls/content/termstoaccept.ts';
import { acceptterms } from './calls/content/acceptterms.ts';
import { sentencelist, sentenceversions, trysentence, sentencemails, savesentence, withdrawsentence } from './calls/sentences.ts';
import { announcementlist } from './calls/announcements/announcementlist.ts';
import { announcementaudiences } from './calls/announcements/announcementaudiences.ts';
import { announcementreach } from './calls/announcements/announcementreach.ts';
import { announcementsave } from './calls/announcements/announcementsave.ts';
import { announcementend } from './calls/announcements/announcementend.ts';
import { announcementtakeaway } from './calls/announcements/announcementtakeaway.ts';
import { announcementrestore } from './calls/announcements/announcementrestore.ts';
import { announcementmove } from './calls/announcements/announcementmove.ts';
import { announcementpicupload } from './calls/announcements/announcementpicupload.ts';
import { announcementpic } from './calls/announcements/announcementpic.ts';
import { myannouncements } from './calls/announcements/myannouncements.ts';
import { announcementdismiss } from './calls/announcements/announcementdismiss.ts';
import { newnom } from './calls/nominations/newnom.ts';
import { competitionnewnom } from './calls/nominations/competitionnewnom.ts';
import { nomlist } from './calls/nominations/nomlist.ts';
import { exportnominations } from './calls/nominations/exportnominations.ts';
import { mynominations } from './calls/nominations/mynominations.ts';
import { nomget } from './calls/nominations/nomget.ts';
import { tryreview } from './calls/nominations/tryreview.ts';
import { donexusnomreviewreward } from './calls/nominations/donexusnomreviewreward.ts';
import { donexusnomreviewdecline } from './calls/nominations/donexusnomreviewdecline.ts';
import { rewardquote } from './calls/awards/rewardquote.ts';
import { doreward } from './calls/awards/doreward.ts';
import { boostquote } from './calls/awards/boostquote.ts';
import { boost } from './calls/awards/boost.ts';
import { boostlist } from './calls/awards/boostlist.ts';
import { celebrationweek, celebrationday } from './calls/celebrations.ts';
import { getrecentrecognition } from './calls/recognition/getrecentrecognition.ts';
import { getcelebrations } from './calls/recognition/getcelebrations.ts';
import { wallOfFame } from './calls/recognition/walloffame.ts';
import { cardget } from './calls/recognition/cardget.ts';
import { myrecognitions } from './calls/recognition/myrecognitions.ts';
import { recognitionfeed } from './calls/recognition/recognitionfeed.ts';
import { recognitionfeednew } from './calls/recognition/recognitionfeednew.ts';
import { recognitionfeedpeople } from './calls/recognition/recognitionfeedpeople.ts';
import { recognitionfeeditem } from './calls/recognition/recognitionfeeditem.ts';
import { colleague } from './calls/recognition/colleague.ts';
import { colleaguecards } from './calls/recognition/colleaguecards.ts';
import { reactionlist } from './calls/recognition/reactionlist.ts';
import { setreaction } from './calls/recognition/setreaction.ts';
import { cardvisibility } from './calls/recognition/cardvisibility.ts';
import { cardaudience } from './calls/recognition/cardaudience.ts';
import { myvisibility } from './calls/recognition/myvisibility.ts';
import { choosevisibility } from './calls/recognition/choosevisibility.ts';
import { commentlist } from './calls/comments/commentlist.ts';
import { addcomment } from './calls/comments/addcomment.ts';
import { editcomment } from './calls/comments/editcomment.ts';
import { removecomment } from './calls/comments/removecomment.ts';
import { groupcardlist } from './calls/groupcards/groupcardlist.ts';
import { groupcard } from './calls/groupcards/groupcard.ts';
import { begingroupcard } from './calls/groupcards/begingroupcard.ts';
import { askgroupcard } from './calls/groupcards/askgroupcard.ts';
import { signgroupcard } from './calls/groupcards/signgroupcard.ts';
import { groupcardpicupload } from './calls/groupcards/groupcardpicupload.ts';
import { groupcardpic } from './calls/groupcards/groupcardpic.ts';
import { takebacksignature } from './calls/groupcards/takebacksignature.ts';
import { thankgroupcard } from './calls/groupcards/thankgroupcard.ts';
import { myyear, companyyear } from './calls/year.ts';
import { quartersList, addNewQuarter, QuarterlyAwardsSummaryReport, exportquartersummary, QuarterlyAwardsSummaryDetails } from './calls/quarters.ts';
import { quarterballot } from './calls/ballots/quarterballot.ts';
import { ballotcandidates } from './calls/ballots/ballotcandidates.ts';
import { ballotget } from './calls/ballots/ballotget.ts';
import { ballotopen } from './calls/ballots/ballotopen.ts';
import { ballotvote } from './calls/ballots/ballotvote.ts';
import { ballotclose } from './calls/ballots/ballotclose.ts';
import { ballotdecide } from './calls/ballots/ballotdecide.ts';
import { ballotwithdraw } from './calls/ballots/ballotwithdraw.ts';
import { ballotannounce } from './calls/ballots/ballotannounce.ts';
import { ideasubmit } from './calls/ideas/ideasubmit.ts';
import { idealist } from './calls/ideas/idealist.ts';
import { exportideas } from './calls/ideas/exportideas.ts';
import { donexusideareview } from './calls/ideas/donexusideareview.ts';
import { ideaget } from './calls/ideas/ideaget.ts';
import { myideas } from './calls/ideas/myideas.ts';
import { ideasharing } from './calls/ideas/ideasharing.ts';
import { shareidea } from './calls/ideas/shareidea.ts';
import { openideas } from './calls/ideas/openideas.ts';
import { openidea } from './calls/ideas/openidea.ts';
import { voteidea } from './calls/ideas/voteidea.ts';
import { ideavoters } from './calls/ideas/ideavoters.ts';
import { stageideas } from './calls/ideas/stageideas.ts';
import { advertdata, categorylist, productlist, productpic, productpicupload } from './calls/catalogue.ts';
import { addtobasket, getbasket, changebasketqty, setbasketqty, getCheckoutOrderSummary, placeOrder } from './calls/checkout.ts';
import { orders, cancelOrder } from './calls/orders.ts';
import { desklist, deskmove, deskrefund, deskexport, deskimport } from './calls/desk.ts';
import { getVoucherCodeMessage } from './calls/vouchers.ts';
import { competitionbanner } from './calls/competition/competitionbanner.ts';
import { admincompetitionget } from './calls/competition/admincompetitionget.ts';
import { admincompetitionupdate } from './calls/competition/admincompetitionupdate.ts';
import { adminbannerupload } from './calls/competition/adminbannerupload.ts';
import { competitions } from './calls/competition/competitions.ts';
import { pastcompetitions } from './calls/competition/pastcompetitions.ts';
import { competitionpic } from './calls/competition/competitionpic.ts';
import { competitionlist } from './calls/competition/competitionlist.ts';
import { competitionone } from './calls/competition/competitionone.ts';
import { savecompetition } from './calls/competition/savecompetition.ts';
import { removecompetition } from './calls/competition/removecompetition.ts';
import { competitionnominees } from './calls/competition/competitionnominees.ts';
import { namewinner } from './calls/competition/namewinner.ts';
import { withdrawwinner } from './calls/competition/withdrawwinner.ts';
import { announcewinners } from './calls/competition/announcewinners.ts';
import { programmenow, programmeversions, programmeversion, tryprogramme, saveprogramme, withdrawprogramme } from './calls/versions.ts';
import { sitelooks, lookversions, savelook, lookpicupload, lookpic } from './calls/looks.ts';
import { statement, managementstatement, payitforwardstatement } from './calls/statements.ts';
import { reportmanagement } from './calls/reports/reportmanagement.ts';
import { quarterlyawards } from './calls/reports/quarterlyawards.ts';
import { competitionreport } from './calls/reports/competitionreport.ts';
import { exportmanagement } from './calls/reports/exportmanagement.ts';
import { exportquarterlyawards } from './calls/reports/exportquarterlyawards.ts';
import { exportcompetition } from './calls/reports/exportcompetition.ts';
import { waiting } from './calls/work/waiting.ts';
import { todolist } from './calls/work/todolist.ts';
import { worktimes } from './calls/work/worktimes.ts';
import { trydecidemany } from './calls/work/trydecidemany.ts';
import { decidemany } from './calls/work/decidemany.ts';
import { downloadticket, download } from './calls/downloads.ts';
import { correctionlist, exportcorrections, correctionfind, trycorrection, correct, takeback } from './calls/corrections.ts';
import { debtlist, exportdebts, forgivedebt, mydebts } from './calls/debts.ts';
import { trymerger, merge } from './calls/mergers.ts';
import { budgetlist } from './calls/budgets/budgetlist.ts';
import { budgetone } from './calls/budgets/budgetone.ts';
import { exportbudgets } from './calls/budgets/exportbudgets.ts';
import { trybudget } from './calls/budgets/trybudget.ts';
import { changebudget } from './calls/budgets/changebudget.ts';
import { potends } from './calls/budgets/potends.ts';
import { budgetplans } from './calls/budgets/budgetplans.ts';
import { savebudgetplan } from './calls/budgets/savebudgetplan.ts';
import { dataupload, uploadchanges, uploadprogress, exporttranslations } from './calls/uploads.ts';
import { sourcelist, savesource, forgetsource } from './calls/sources.ts';
import { givefeedtoken, endfeedtoken, uploadhistory, feedpreview, confirmfeed, declinefeed } from './calls/feeds.ts';
import { tryundo, undofile, undoupload } from './calls/undo.ts';
import { roleassignments, giverole, endrole } from './calls/roles.ts';
import { mydelegations } from './calls/delegations/mydelegations.ts';
import { namedelegate } from './calls/delegations/namedelegate.ts';
import { changedelegation } from './calls/delegations/changedelegation.ts';
import { enddelegation } from './calls/delegations/enddelegation.ts';
import { persondelegations } from './calls/delegations/persondelegations.ts';
import { namedelegatefor } from './calls/delegations/namedelegatefor.ts';
import { changedelegationfor } from './calls/delegations/changedelegationfor.ts';
import { enddelegationfor } from './calls/delegations/enddelegationfor.ts';
import { rosterrecord } from './calls/employment/rosterrecord.ts';
import { rosterchoices } from './calls/employment/rosterchoices.ts';
import { addperson } from './calls/employment/addperson.ts';
import { changeperson } from './calls/employment/changeperson.ts';
import { endperson } from './calls/employment/endperson.ts';
import { returnperson } from './calls/employment/returnperson.ts';
import { exportperson } from './calls/employment/exportperson.ts';
import { eraseperson } from './calls/employment/eraseperson.ts';
import { peoplelist } from './calls/personnel/peoplelist.ts';
import { exportpeople } from './calls/personnel/exportpeople.ts';
import { person } from './calls/personnel/person.ts';
import { personledger } from './calls/personnel/personledger.ts';
import { personrecognitions } from './calls/personnel/personrecognitions.ts';
import { personnominations } from './calls/personnel/personnominations.ts';
import { personorders } from './calls/personnel/personorders.ts';
import { personmessages } from './calls/personnel/personmessages.ts';
import { personacts } from './calls/personnel/personacts.ts';
import { personsignons } from './calls/personnel/personsignons.ts';
import { personreports } from './calls/personnel/personreports.ts';
import { auditlist } from './calls/oversight/auditlist.ts';
import { auditone } from './calls/oversight/auditone.ts';
import { auditproof } from './calls/oversight/auditproof.ts';
import { exportaudit } from './calls/oversight/exportaudit.ts';
import { uploadlist } from './calls/oversight/uploadlist.ts';
import { messagelist } from './calls/oversight/messagelist.ts';
import { messageone } from './calls/oversight/messageone.ts';
import { messagereach } from './calls/oversight/messagereach.ts';
import { resendmessage } from './calls/oversight/resendmessage.ts';
import { giveupmessage } from './calls/oversight/giveupmessage.ts';
import { reportcontent } from './calls/moderation/reportcontent.ts';
import { withdrawreport } from './calls/moderation/withdrawreport.ts';
import { reportedlist } from './calls/moderation/reportedlist.ts';
import { exportreported } from './calls/moderation/exportreported.ts';
import { reportedone } from './calls/moderation/reportedone.ts';
import { decidecase } from './calls/moderation/decidecase.ts';
import { talkaboutcase } from './calls/moderation/talkaboutcase.ts';
import { inboxlist } from './calls/inbox/inboxlist.ts';
import { exportinbox } from './calls/inbox/exportinbox.ts';
import { inboxone } from './calls/inbox/inboxone.ts';
import { inboxkeepers } from './calls/inbox/inboxkeepers.ts';
import { inboxanswer } from './calls/inbox/inboxanswer.ts';
import { inboxnote } from './calls/inbox/inboxnote.ts';
import { inboxassign } from './calls/inbox/inboxassign.ts';
import { inboxmove } from './calls/inbox/inboxmove.ts';
import { inboxresend } from './calls/inbox/inboxresend.ts';
import { mycontacts } from './calls/inbox/mycontacts.ts';
import { noticecount } from './calls/notices/noticecount.ts';
import { noticelist } from './calls/notices/noticelist.ts';
import { readnotices } from './calls/notices/readnotices.ts';
import { readallnotices } from './calls/notices/readallnotices.ts';
import { noticechoices } from './calls/notices/noticechoices.ts';
import { savenoticechoices } from './calls/notices/savenoticechoices.ts';
import { stopmail } from './calls/notices/stopmail.ts';
import { opennotice } from './calls/notices/opennotice.ts';
import { devicelist } from './calls/notices/devicelist.ts';
import { devicekey } from './calls/notices/devicekey.ts';
import { adddevice } from './calls/notices/adddevice.ts';
import { removedevice } from './calls/notices/removedevice.ts';
import { renewdevice } from './calls/notices/renewdevice.ts';
import { circlelist, judgecircle } from './calls/circles.ts';
import { beginviewing, endviewing } from './calls/viewing.ts';
import { setupdoor } from './calls/setup/setupdoor.ts';
import { setupbegin } from './calls/setup/setupbegin.ts';
import { setupreturn } from './calls/setup/setupreturn.ts';
import { setupnow } from './calls/setup/setupnow.ts';
import { setupmark } from './calls/setup/setupmark.ts';
import { setupnumber } from './calls/setup/setupnumber.ts';
import { setupmail } from './calls/setup/setupmail.ts';
import { setupprovider } from './calls/setup/setupprovider.ts';
import { setupfinish } from './calls/setup/setupfinish.ts';
import { approvals, approvalget, confirmapproval, declineapproval, withdrawapproval } from './calls/approvals.ts';

/** Every call, by the noun that it changes. */
export const calls = {
  session: { idplogin, ssocallback, authsso, logout, backchannellogout, mysessions, endsession, endothersessions },
  members: { getmemberdata, memberheader, toknowlist, gettoknow, memberupdate, confirmemail, resendconfirmation, profilepicupload, profilepicremove, pictureasked, exportmydata, profilepic, profilepictemp, getmemberlist, getmemberget, getdivisionlist },
  search: { find },
  content: { getcontentdb, contactussend, contentlist, contentblock, contentversions, contentdifference, contentpreview, contentdraftsave, contentdraftdrop, contentreturn, contentpublish, contentwithdraw, contentblockadd, contentblockretire, contentpicupload, contentpic, termstoaccept, acceptterms },
  sentences: { sentencelist, sentenceversions, trysentence, sentencemails, savesentence, withdrawsentence },
  announcements: { announcementlist, announcementaudiences, announcementreach, announcementsave, announcementend, announcementtakeaway, announcementrestore, announcementmove, announcementpicupload, announcementpic, myannouncements, announcementdismiss },
  nominations: { newnom, competitionnewnom, nomlist, exportnominations, mynominations, nomget, tryreview, donexusnomreviewreward, donexusnomreviewdecline },
  awards: { rewardquote, doreward, boostquote, boost, boostlist },
  celebrations: { celebrationweek, celebrationday },
  recognition: { getrecentrecognition, getcelebrations, wallOfFame, cardget, myrecognitions, recognitionfeed, recognitionfeednew, recognitionfeedpeople, recognitionfeeditem, colleague, colleaguecards, reactionlist, setreaction, cardvisibility, cardaudience, myvisibility, choosevisibility },
  comments: { commentlist, addcomment, editcomment, removecomment },
  groupcards: { groupcardlist, groupcard, begingroupcard, askgroupcard, signgroupcard, groupcardpicupload, groupcardpic, takebacksignature, thankgroupcard },
  year: { myyear, companyyear },
  quarters: { quartersList, addNewQuarter, QuarterlyAwardsSummaryReport, exportquartersummary, QuarterlyAwardsSummaryDetails },
  ballots: { quarterballot, ballotcandidates, ballotget, ballotopen, ballotvote, ballotclose, ballotdecide, ballotwithdraw, ballotannounce },
  ideas: { ideasubmit, idealist, exportideas, donexusideareview, ideaget, myideas, ideasharing, shareidea, openideas, openidea, voteidea, ideavoters, stageideas },
  catalogue: { advertdata, categorylist, productlist, productpic, productpicupload },
  checkout: { addtobasket, getbasket, changebasketqty, setbasketqty, getCheckoutOrderSummary, placeOrder },
  orders: { orders, cancelOrder },
  desk: { desklist, deskmove, deskrefund, deskexport, deskimport },
  vouchers: { getVoucherCodeMessage },
  competition: { competitionbanner, admincompetitionget, admincompetitionupdate, adminbannerupload, competitions, pastcompetitions, competitionpic, competitionlist, competitionone, savecompetition, removecompetition, competitionnominees, namewinner, withdrawwinner, announcewinners },
  versions: { programmenow, programmeversions, programmeversion, tryprogramme, saveprogramme, withdrawprogramme },
  looks: { sitelooks, lookversions, savelook, lookpicupload, lookpic },
  statements: { statement, managementstatement, payitforwardstatement },
  reports: { reportmanagement, quarterlyawards, competitionreport, exportmanagement, exportquarterlyawards, exportcompetition },
  work: { waiting, todolist, worktimes, trydecidemany, decidemany },
  downloads: { downloadticket, download },
  corrections: { correctionlist, exportcorrections, correctionfind, trycorrection, correct, takeback },
  debts: { debtlist, exportdebts, forgivedebt, mydebts },
  mergers: { trymerger, merge },
  budgets: { budgetlist, budgetone, exportbudgets, trybudget, changebudget, potends, budgetplans, savebudgetplan },
  uploads: { dataupload, uploadchanges, uploadprogress, exporttranslations },
  sources: { sourcelist, savesource, forgetsource },
  feeds: { givefeedtoken, endfeedtoken, uploadhistory, feedpreview, confirmfeed, declinefeed },
  undo: { tryundo, undofile, undoupload },
  roles: { roleassignments, giverole, endrole },
  delegations: { mydelegations, namedelegate, changedelegation, enddelegation, persondelegations, namedelegatefor, changedelegationfor, enddelegationfor },
  employment: { rosterrecord, rosterchoices, addperson, changeperson, endperson, returnperson, exportperson, eraseperson },
  personnel: { peoplelist, exportpeople, person, personledger, personrecognitions, personnominations, personorders, personmessages, personacts, personsignons, personreports },
  oversight: { auditlist, auditone, auditproof, exportaudit, uploadlist, messagelist, messageone, messagereach, resendmessage, giveupmessage },
  moderation: { reportcontent, withdrawreport, reportedlist, exportreported, reportedone, decidecase, talkaboutcase },
  inbox: { inboxlist, exportinbox, inboxone, inboxkeepers, inboxanswer, inboxnote, inboxassign, inboxmove, inboxresend, mycontacts },
  notices: { noticecount, noticelist, readnotices, readallnotices, noticechoices, savenoticechoices, stopmail, opennotice, devicelist, devicekey, adddevice, removedevice, renewdevice },
  circles: { circlelist, judgecircle },
  viewing: { beginviewing, endviewing },
  setup: { setupdoor, setupbegin, setupreturn, setupnow, setupmark, setupnumber, setupmail, setupprovider, setupfinish },
  approvals: { approvals, approvalget, confirmapproval, declineapproval, withdrawapproval },
};

/** Every call by its name, for clients. */
export type Calls = typeof calls.session & typeof calls.members & typeof calls.search & typeof calls.content & typeof calls.sentences & typeof calls.announcements & typeof calls.nominations & typeof calls.awards & typeof calls.celebrations & typeof calls.recognition & typeof calls.comments & typeof calls.groupcards & typeof calls.year & typeof calls.quarters & typeof calls.ballots & typeof calls.ideas & typeof calls.catalogue & typeof calls.checkout & typeof calls.orders & typeof calls.desk & typeof calls.vouchers & typeof calls.competition & typeof calls.versions & typeof calls.looks & typeof calls.statements & typeof calls.reports & typeof calls.work & typeof calls.downloads & typeof calls.corrections & typeof calls.debts & typeof calls.mergers & typeof calls.budgets & typeof calls.uploads & typeof calls.sources & typeof calls.feeds & typeof calls.undo & typeof calls.roles & typeof calls.delegations & typeof calls.employment & typeof calls.personnel & typeof calls.oversight & typeof calls.moderation & typeof calls.inbox & typeof calls.notices & typeof calls.circles & typeof calls.viewing & typeof calls.setup & typeof calls.approvals;
