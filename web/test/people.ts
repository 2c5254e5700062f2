import type { MemberListItem } from '@laurel/contract/calls/members/getmemberlist';
import type { Home } from '@laurel/contract/calls/members/home';
import type { MemberData } from '@laurel/contract/calls/members/member-data';

/** A member who gives and is given, without an office. */
export const thandi: MemberData = {
  firstname: 'Thandi',
  surname: 'Mokoena',
  name: 'Thandi Mokoena',
  memberNumber: 'N1001',
  memberId: '1.100001',
  email: 'thandi.mokoena@laurel.example',
  isEmailConfirmed: true,
  cellNum: '082 555 0101',
  picId: '',
  division: 'Customer Care',
  divisionCode: 'CC',
  countryCode: 'ZA',
  clusterCode: 'AFR',
  siteTemplate: 'laurel',
  dOBdd: null,
  dOBmm: null,
  interest1: '',
  interestOtherDesc: '',
  otherInfo: '',
  isManager: false,
  isAdminReports: false,
  role_ca: false,
  role_cc: false,
  role_idea: false,
  capabilities: [],
  lent: [],
  pointsName: 'Points',
  language: '',
  locale: 'en-ZA',
  awardsPointsAvailable: 340,
  awardsPointsAvailableMng: 0,
};

/** What is told to somebody like her who signs on, on a quiet day. */
export function aHome(member: Partial<MemberData> = {}): Home {
  return {
    memberData: { ...thandi, ...member },
    homeGetToKnow: [],
    homeRecentRecognition: [],
    homeStats: { sent: 0, received: 0, rewardsSent: 0, rewardsReceived: 0, pointsEarned: 0, nominations: 0 },
    homeCelebrations: [],
    other: { isCompetition: false, competition: null },
  };
}

/** So many colleagues; the last of them has a name as long as names come. */
export function colleagues(howMany: number): MemberListItem[] {
  return Array.from({ length: howMany }, (_, n) => ({
    memberId: `1.${200_001 + n}`,
    memberNumber: `N${2001 + n}`,
    firstname:
      n === howMany - 1 ? 'Wilhelmina-Charlotte Emmanuelle' : (['Johan', 'Priya', 'Sipho', 'Lerato'][n % 4] ?? ''),
    surname: n === howMany - 1 ? 'van der Westhuizen-Featherstonehaugh' : `Botha ${n + 1}`,
    division: 'Operations',
    isManager: n % 4 === 0,
  }));
}
