/** Who may call. The server checks it at every call, on the roles as they are at that moment. */
export const accessWords = {
  open: 'anyone, signed on or not',
  signedOn: 'any signed-on member, even without a site template',
  member: 'any signed-on member with a site template',
  manager: 'managers',
  reviewer: 'managers, cluster admins and committee members',
  nominationReader: 'reviewers and administrators of reports',
  adminReports: 'administrators of reports',
  ideaReviewer: 'idea reviewers and administrators of reports',
} as const;

export type Access = keyof typeof accessWords;

export interface Roles {
  siteTemplate: string;
  isManager: boolean;
  isAdminReports: boolean;
  roleCa: boolean;
  roleCc: boolean;
  roleIdea: boolean;
}

/** Managers, cluster admins, committee members and administrators of reports: who may write to whole divisions. */
export function holdsOffice(who: Pick<Roles, 'isManager' | 'isAdminReports' | 'roleCa' | 'roleCc'>): boolean {
  return who.isManager || who.isAdminReports || who.roleCa || who.roleCc;
}

/** Who may give which award: finer than the call, which is every member's. */
export const awardAccess = {
  adhoc: 'manager',
  reward: 'adminReports',
  payitforward: 'member',
  thankyou: 'member',
} as const satisfies Record<string, Access>;

/** The one roles table: may a person with these roles (null: nobody signed on) make a call with this access? */
export function mayCall(access: Access, who: Roles | null): boolean {
  if (access === 'open') return true;
  if (!who) return false;
  if (access === 'signedOn') return true;
  if (who.siteTemplate === '') return false;
  const reviewer = who.isManager || who.roleCa || who.roleCc;
  switch (access) {
    case 'member':
      return true;
    case 'manager':
      return who.isManager;
    case 'reviewer':
      return reviewer;
    case 'nominationReader':
      return reviewer || who.isAdminReports;
    case 'adminReports':
      return who.isAdminReports;
    case 'ideaReviewer':
      return who.roleIdea || who.isAdminReports;
  }
}

/**
 * Who may open which screen: what the menu offers, the gates of the routes and the tiles of Home, in one place. A
 * screen that asks for a call asks for what that call asks.
 */
export const screenAccess = {
  login: 'open',
  loginSuccess: 'open',
  logout: 'open',
  contactUs: 'open',
  home: 'member',
  profile: 'member',
  nominate: 'member',
  nominationManagement: 'nominationReader',
  adhocRecognition: 'manager',
  myRecognition: 'member',
  card: 'member',
  rewardTrfCustom: awardAccess.reward,
  rewards: 'member',
  orders: 'member',
  orderDesk: 'adminReports',
  payItForward: 'member',
  recognise: 'member',
  getToKnow: 'member',
  recentRecognition: 'member',
  celebrations: 'member',
  wallOfFame: 'member',
  ideaBox: 'member',
  ideaManagement: 'ideaReviewer',
  quarterlyAwards: 'adminReports',
  quarterlySummary: 'adminReports',
  managementReport: 'manager',
  managementStatement: 'manager',
  statement: 'member',
  payItForwardStatement: 'member',
  dataUpload: 'adminReports',
  competition: 'member',
  competitionAdmin: 'adminReports',
  content: 'member',
} as const satisfies Record<string, Access>;

export type Screen = keyof typeof screenAccess;

export function mayOpen(screen: Screen, who: Roles | null): boolean {
  return mayCall(screenAccess[screen], who);
}

/** The roles as `memberData` carries them. */
export interface CarriedRoles {
  siteTemplate: string;
  isManager: boolean;
  isAdminReports: boolean;
  role_ca: boolean;
  role_cc: boolean;
  role_idea: boolean;
}

export function rolesOf({ role_ca, role_cc, role_idea, ...flags }: CarriedRoles): Roles {
  const { siteTemplate, isManager, isAdminReports } = flags;
  return { siteTemplate, isManager, isAdminReports, roleCa: role_ca, roleCc: role_cc, roleIdea: role_idea };
}
