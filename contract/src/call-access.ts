import { type Access, type Holder, mayUse, type Right } from './access.ts';
import type { CallName } from './paths.ts';

const reads = <A extends Access>(access: A) => ({ access, reads: true }) as const;
const changes = <A extends Access>(access: A) => ({ access, reads: false }) as const;

/** Every call, by its name: whom it answers, and whether it only reads. */
export const callAccess = {
  idplogin: changes('open'),
  ssocallback: changes('open'),
  authsso: changes('open'),
  logout: changes('signedOn'),

  getmemberdata: reads('signedOn'),
  memberheader: reads('signedOn'),
  waiting: reads('member'),
  gettoknow: reads('member'),
  memberupdate: changes('member'),
  confirmemail: changes('member'),
  resendconfirmation: changes('member'),
  profilepicupload: changes('member'),
  exportmydata: reads('member'),
  profilepic: reads('open'),
  profilepictemp: reads('open'),
  getmemberlist: reads('member'),
  getmemberget: reads('member'),
  getdivisionlist: reads('member'),

  getcontentdb: reads('open'),
  contactussend: changes('open'),

  newnom: changes('member'),
  nomlist: reads('nominationReader'),
  nomget: reads('nominationReader'),
  mynominations: reads('member'),
  donexusnomreviewreward: changes('reviewer'),
  donexusnomreviewdecline: changes('reviewer'),
  competitionnewnom: changes('member'),

  doreward: changes('member'),
  rewardquote: reads('member'),

  getrecentrecognition: reads('member'),
  getcelebrations: reads('member'),
  wallOfFame: reads('member'),
  myrecognitions: reads('member'),
  cardget: reads('member'),

  quartersList: reads('programme'),
  addNewQuarter: changes('programme'),
  QuarterlyAwardsSummaryReport: reads('programme'),
  QuarterlyAwardsSummaryDetails: reads('programme'),

  reportmanagement: reads('managementReader'),
  quarterlyawards: reads('programme'),
  competitionreport: reads('programme'),

  exportmanagement: reads('managementReader'),
  exportquarterlyawards: reads('programme'),
  exportcompetition: reads('programme'),

  exportideas: reads('ideaReviewer'),
  exportnominations: reads('nominationReader'),
  exportquartersummary: reads('programme'),

  downloadticket: changes('member'),
  download: changes('open'),

  statement: reads('member'),
  managementstatement: reads('manager'),
  payitforwardstatement: reads('member'),

  ideasubmit: changes('member'),
  idealist: reads('ideaReviewer'),
  donexusideareview: changes('ideaReviewer'),
  myideas: reads('member'),

  advertdata: reads('member'),
  categorylist: reads('member'),
  productlist: reads('member'),
  addtobasket: changes('member'),
  getbasket: reads('member'),
  changebasketqty: changes('member'),
  setbasketqty: changes('member'),
  getCheckoutOrderSummary: changes('member'),
  placeOrder: changes('member'),
  orders: reads('member'),
  getVoucherCodeMessage: changes('member'),
  cancelOrder: changes('member'),
  productpic: reads('open'),
  productpicupload: changes('shop'),
  desklist: reads('shop'),
  deskmove: changes('shop'),
  deskrefund: changes('shop'),
  deskexport: reads('shop'),
  deskimport: changes('shop'),

  competitionbanner: reads('open'),
  admincompetitionget: reads('member'),
  admincompetitionupdate: changes('programme'),
  adminbannerupload: changes('content'),

  dataupload: changes('uploader'),
  uploadprogress: reads('uploader'),
  uploadchanges: changes('uploader'),

  approvals: reads('approver'),
  confirmapproval: changes('approver'),
  declineapproval: changes('approver'),
  withdrawapproval: changes('approver'),

  roleassignments: reads('people'),
  giverole: changes('people'),
  endrole: changes('people'),
} as const satisfies Record<CallName, Right>;

export function mayCall(call: CallName, who: Holder | null): boolean {
  return mayUse(callAccess[call], who);
}

/** What only some read within what many may call. */
export const partAccess = {
  /** Nominations by how far their review is. */
  nominationStatus: 'committee',
  /** Nominations of all divisions. */
  everyNomination: 'adminReports',
  /** The management report of all divisions. */
  everyDivision: 'finance',
} as const satisfies Record<string, Access>;

export function mayRead(part: keyof typeof partAccess | Access, who: Holder | null): boolean {
  return mayUse(reads(part in partAccess ? partAccess[part as keyof typeof partAccess] : (part as Access)), who);
}

/** Who may give which award: finer than the call, which is every member's. */
export const awardAccess = {
  adhoc: 'manager',
  reward: 'adminReports',
  payitforward: 'member',
  thankyou: 'member',
} as const satisfies Record<string, Access>;

export function mayGive(award: keyof typeof awardAccess, who: Holder | null): boolean {
  return mayUse({ access: awardAccess[award], reads: false }, who);
}
