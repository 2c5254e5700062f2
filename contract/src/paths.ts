/** Every call's address, free of schemas, so that the browser need not load them. */
export const callPaths = {
  idplogin: '/sso/idplogin',
  ssocallback: '/sso/callback',
  authsso: '/api/member/authsso',
  logout: '/api/member/logout',

  getmemberdata: '/api/member/getmemberdata',
  memberheader: '/api/member/memberheader',
  waiting: '/api/member/waiting',
  gettoknow: '/api/member/gettoknow',
  memberupdate: '/api/member/memberupdate',
  confirmemail: '/api/member/confirmemail',
  resendconfirmation: '/api/member/resendconfirmation',
  profilepicupload: '/api/member/profilepicupload',
  exportmydata: '/api/member/exportmydata',
  profilepic: '/profilepic/:picId',
  profilepictemp: '/profilepictemp/:picId/:suffix',
  getmemberlist: '/api/site/getmemberlist',
  getmemberget: '/api/site/getmemberget',
  getdivisionlist: '/api/site/getdivisionlist',

  getcontentdb: '/api/site/getcontentdb',
  contactussend: '/api/site/contactussend',

  newnom: '/api/nom/newnom',
  nomlist: '/api/nom/nomlist',
  nomget: '/api/nom/nomget',
  mynominations: '/api/nom/mynominations',
  donexusnomreviewreward: '/api/reward/donexusnomreviewreward',
  donexusnomreviewdecline: '/api/nom/donexusnomreviewdecline',
  competitionnewnom: '/api/competition/newnom',

  doreward: '/api/reward/doreward',
  rewardquote: '/api/reward/quote',

  getrecentrecognition: '/api/site/getrecentrecognition',
  getcelebrations: '/api/site/getcelebrations',
  wallOfFame: '/api/nom/wallOfFame',
  myrecognitions: '/api/report/myrecognitions',
  cardget: '/api/site/getcard',

  quartersList: '/api/nom/quartersList',
  addNewQuarter: '/api/nom/addNewQuarter',
  QuarterlyAwardsSummaryReport: '/api/nom/QuarterlyAwardsSummaryReport',
  QuarterlyAwardsSummaryDetails: '/api/nom/QuarterlyAwardsSummaryDetails',

  reportmanagement: '/api/report/reportmanagement',
  quarterlyawards: '/api/report/quarterlyawards',
  competitionreport: '/api/competition/competitionreport',

  exportmanagement: '/api/report/exportmanagement',
  exportquarterlyawards: '/api/report/exportquarterlyawards',
  exportcompetition: '/api/competition/exportcompetition',

  exportideas: '/api/idea/exportideas',
  exportnominations: '/api/nom/exportnominations',
  exportquartersummary: '/api/nom/exportquartersummary',

  downloadticket: '/api/report/downloadticket',
  download: '/api/report/download',

  statement: '/api/report/statement',
  managementstatement: '/api/report/managementstatement',
  payitforwardstatement: '/api/report/payitforwardstatement',

  ideasubmit: '/api/idea/ideasubmit',
  idealist: '/api/idea/idealist',
  donexusideareview: '/api/idea/donexusideareview',
  myideas: '/api/idea/myideas',

  advertdata: '/api/site/advertdata',
  categorylist: '/api/shop/categorylist',
  productlist: '/api/shop/productlist',
  addtobasket: '/api/shop/addtobasket',
  getbasket: '/api/shop/getbasket',
  changebasketqty: '/api/shop/changebasketqty',
  setbasketqty: '/api/shop/setbasketqty',
  getCheckoutOrderSummary: '/api/shop/getCheckoutOrderSummary',
  placeOrder: '/api/shop/placeOrder',
  orders: '/api/shop/orders',
  getVoucherCodeMessage: '/api/shop/getVoucherCodeMessage',
  cancelOrder: '/api/shop/cancelOrder',
  productpic: '/productpic/:picId/:width',
  productpicupload: '/datauploadapi/productpicture',
  desklist: '/api/shop/desklist',
  deskmove: '/api/shop/deskmove',
  deskrefund: '/api/shop/deskrefund',
  deskexport: '/api/shop/deskexport',
  deskimport: '/api/shop/deskimport',

  competitionbanner: '/api/competition/competitionbanner',
  admincompetitionget: '/api/competition/admincompetitionget',
  admincompetitionupdate: '/api/competition/admincompetitionupdate',
  adminbannerupload: '/api/competition/adminbannerupload',

  dataupload: '/datauploadapi/dataupload',
  uploadprogress: '/datauploadapi/uploadprogress',
  uploadchanges: '/datauploadapi/uploadchanges',

  approvals: '/api/admin/approvals',
  confirmapproval: '/api/admin/confirmapproval',
  declineapproval: '/api/admin/declineapproval',
  withdrawapproval: '/api/admin/withdrawapproval',

  roleassignments: '/api/admin/roleassignments',
  giverole: '/api/admin/giverole',
  endrole: '/api/admin/endrole',
} as const;

export type CallName = keyof typeof callPaths;
