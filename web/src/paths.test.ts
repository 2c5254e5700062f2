import { callRows } from '@laurel/contract/call-rows';
import { takenAddresses } from '@laurel/contract/rules/content-keys';
import { expect, test } from 'vitest';
import { matchRoute } from '#router/match.ts';
import { fewPaths } from './few-paths.ts';
import { insideSite, isSignOnPath, paths, routePaths, serverPaths } from './paths.ts';

const table = Object.entries(routePaths).map(([id, pattern]) => ({ id, pattern }));
const screenAt = (address: string) => matchRoute(table, address.replace(/[?#].*/, ''))?.route.id;

/** Every address that the portal links to, and the screen that must answer it. */
const addresses: [address: string, screen: string][] = [
  [paths.home, 'home'],
  ['/login', 'login'],
  [paths.logout, 'logout'],
  [paths.contactUs, 'contactUs'],
  [paths.profile, 'profile'],
  [paths.profileUpdate, 'profile'],
  [paths.away, 'away'],
  [paths.nominate(), 'nominate'],
  [paths.nominate('1.123456'), 'nominate'],
  [paths.nominationManagement, 'nominationManagement'],
  [fewPaths.nominationsToReview, 'nominationManagement'],
  [paths.adhocRecognition, 'adhocRecognition'],
  [paths.myRecognition, 'myRecognition'],
  [paths.myYear, 'myYear'],
  [paths.card('7'), 'card'],
  [paths.rewards(), 'rewards'],
  [paths.rewards('home & garden'), 'rewards'],
  [paths.basket, 'rewards'],
  [fewPaths.checkout, 'rewards'],
  [paths.orders, 'orders'],
  [paths.orderDesk, 'orderDesk'],
  [paths.payItForward(), 'payItForward'],
  [paths.payItForward('1.123456'), 'payItForward'],
  [paths.payItForward('1.123456', 'anniversary'), 'payItForward'],
  [paths.recognisePoints, 'rewardTrfCustom'],
  [paths.recognise(), 'recognise'],
  [paths.recognise('1.123456', 'birthday'), 'recognise'],
  [paths.getToKnow(), 'getToKnow'],
  [paths.getToKnow('1.123456'), 'getToKnow'],
  [paths.recentRecognition, 'recentRecognition'],
  [paths.celebrations, 'celebrations'],
  [paths.wallOfFame, 'wallOfFame'],
  [paths.colleague('1.123456'), 'colleague'],
  [fewPaths.groupCard('17'), 'groupCard'],
  [paths.ideaBox, 'ideaBox'],
  [paths.ideaManagement, 'ideaManagement'],
  [fewPaths.everyIdea, 'ideaManagement'],
  [fewPaths.ideasToReview('2026-11-20T10:00:00.000Z'), 'ideaManagement'],
  [paths.quarterlyAwards, 'quarterlyAwards'],
  [fewPaths.quarterlySummary(), 'quarterlySummary'],
  [fewPaths.quarterlySummary('3'), 'quarterlySummary'],
  [fewPaths.quarterlyVote('3'), 'quarterlyVote'],
  [fewPaths.prize('3', '1.123456'), 'rewardTrfCustom'],
  [paths.managementReport, 'managementReport'],
  [paths.managementStatement, 'managementStatement'],
  [paths.statement, 'statement'],
  [paths.payItForwardStatement, 'payItForwardStatement'],
  [paths.dataUpload, 'dataUpload'],
  [paths.approvals, 'approvals'],
  [paths.corrections(), 'corrections'],
  [paths.circles, 'circles'],
  [paths.corrections('1.123456'), 'corrections'],
  [paths.todo(), 'todo'],
  [fewPaths.todoItem('idea.5'), 'todo'],
  [paths.budgets(), 'budgets'],
  [paths.budgets('plans'), 'budgets'],
  [paths.people, 'people'],
  [paths.person('1.123456'), 'person'],
  [paths.person('1.123456', 'messages'), 'person'],
  [paths.words(), 'words'],
  [paths.words('faq', 'de'), 'words'],
  [paths.competition, 'competition'],
  [paths.competitionAdmin, 'competitionAdmin'],
  [paths.programme, 'programme'],
  [fewPaths.programmePart('history'), 'programme'],
  [paths.setup, 'setup'],
  ['/setup/begin', 'setupBegin'],
  [paths.announcements, 'announcements'],
  [paths.looks(), 'looks'],
  [paths.looks('alba'), 'looks'],
  [paths.messages('stuck'), 'messages'],
  [paths.inbox(), 'inbox'],
  [paths.reported(), 'reported'],
  [paths.reported('open'), 'reported'],
  [paths.inbox('open'), 'inbox'],
  [paths.audit(), 'audit'],
  [paths.audit('proofs'), 'audit'],
  [paths.guide(), 'guide'],
  [paths.guide('budgets'), 'guide'],
  [paths.notices(), 'notices'],
  [paths.notices('choices'), 'notices'],
  ['/unsubscribe/a', 'unsubscribe'],
  [paths.content('howitworks'), 'content'],
  [paths.content('faq'), 'content'],
];

test.each(addresses)('%s leads to the screen %s', (address, screen) => {
  expect(screenAt(address)).toBe(screen);
});

test('every address that paths can build is walked above', () => {
  const walked = new Set(addresses.map(([address]) => address.split('/')[1]?.split('?')[0]));
  for (const path of Object.values({ ...paths, ...fewPaths })) {
    const address = typeof path === 'string' ? path : (path as (...parts: string[]) => string)('faq', 'faq');
    expect(walked).toContain(address.split('/')[1]?.split('?')[0]);
  }
});

test('no page of a company can stand where the portal or its server answers', () => {
  const first = (address: string) => address.split(/[/?:]/)[1]?.toLowerCase() ?? '';
  const answered = [...Object.values(routePaths), ...Object.values(callRows).map(({ path }) => path)].map(first);
  expect(answered.filter((part) => part !== '' && !takenAddresses.includes(part))).toEqual([]);
});

test('routes are matched without regard to case', () => {
  expect(screenAt('/WALLOFFAME')).toBe('wallOfFame');
  expect(screenAt('/ideamanagement')).toBe('ideaManagement');
  expect(screenAt('/MyProfile/Update')).toBe('profile');
  expect(screenAt('/rewardtrfcustom')).toBe('rewardTrfCustom');
  expect(screenAt('/LoginSuccess')).toBe('loginSuccess');
});

test('what no other screen takes is a content page', () => {
  expect(screenAt('/about')).toBe('content');
});

test('sign-on is asked to come back to the address', () => {
  expect(serverPaths.signOn('/rewards/basket?x=1')).toBe('/sso/idplogin?returnTo=%2Frewards%2Fbasket%3Fx%3D1');
  expect(serverPaths.picture('ab', '7')).toBe('/profilepictemp/ab/7');
  expect(serverPaths.competitionBanner()).toBe('/api/competition/competitionbanner');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
  'sign-on never comes back to %j',
  (address) => {
    expect(insideSite(address)).toBe('/');
  },
);

test('only the screens of sign-on are such', () => {
  expect(['/login', '/LoginSuccess?code=1', '/logout/', '/setup/begin#x'].every(isSignOnPath)).toBe(true);
  expect(['/', '/loginhelp', '/contactus', '/rewards/logout', '/setup'].some(isSignOnPath)).toBe(false);
});
