import { folded } from '@laurel/contract/rules/folded';
import type { Asked, Kept } from './kept.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely.
type Free = any;

/** Since then amounts and CSV files are written as the reader's country writes them. */
export function asWrittenThen(now: Free): Free {
  if (Array.isArray(now)) return now.map(asWrittenThen);
  if (typeof now === 'object' && now !== null)
    return Object.fromEntries(Object.entries(now).map(([name, value]) => [name, asWrittenThen(value)]));
  if (typeof now !== 'string') return now;
  return now
    .replace(/R\u00a0([\d\u00a0]+),(\d\d)/g, (_, units, cents) => `R${units.replaceAll('\u00a0', ',')}.${cents}`)
    .replace(/([\d.]+),(\d\d)\u00a0€/g, (_, units, cents) => `${units.replaceAll('.', ',')}.${cents}\u00a0€`)
    .replace(/rated (\d),(\d\d) of/g, 'rated $1.$2 of')
    .replaceAll('";"', '","');
}

/** What is answered today, and what the former release answered as today's would say it: each difference with its reason. */
export function asToday(
  before: Kept,
  { path, body = {}, answer: then }: Asked,
  now: Free,
): [now: unknown, then: unknown] {
  const call = Object.entries(before.calls).find(([, known]) => known.path === path)?.[0];
  if (typeof then !== 'object' || 'message' in then) return [now, then];
  switch (call) {
    case 'getmemberdata':
      return homeToday(now, withNothingLent(then));
    case 'memberheader':
      return [now, withNothingLent(then)];
    // Nobody was stood in for (docs/decisions/0117-who-is-away-is-stood-in-for.md).
    case 'nomlist':
    case 'mynominations':
      return [now, { ...then, noms: then.noms.map(byOwnRight) }];
    case 'nomget':
      return [now, { ...then, nom: byOwnRight(then.nom) }];
    case 'myideas':
      return [now, { ...then, report: withColumn(then.report, 'actionForMember', '') }];
    case 'getmemberlist':
      return foundToday(body as { search?: string; countryCode?: string; divisionCode?: string }, now, then);
    case 'exportmydata':
      return [{ ...now, profile: [{ ...now.profile[0], ...flagsOf(now.roles) }] }, ownDataToday(then)];
    // What waits for a second person (docs/decisions/0070-what-waits-for-a-second-person.md) was refused before, messages to the company were
    // answered by mail, and no company was being set up.
    case 'waiting':
      return [now, { ...then, approvals: now.approvals, contacts: now.contacts, cards: now.cards, setup: false }];
    // Names lead to pages of colleagues (docs/decisions/0133-pages-of-colleagues.md).
    case 'getrecentrecognition':
      return [{ ...now, report: withoutColumn(now.report, 'memberId') }, then];
    // And the wall tells why somebody hangs there (docs/decisions/0135-the-wall-tells-why.md).
    case 'wallOfFame': {
      const more = ['memberId', 'what', 'value', 'date', 'words', 'wordsLanguage', 'place'];
      return [{ ...now, report: more.reduce(withoutColumn, now.report) }, then];
    }
    // What the administrators wrote, beside what is read in one's own language.
    case 'admincompetitionget':
      return [now, { ...then, written: then.competition }];
    // Since migration 57 the language of what is written is known: of nothing that was written before.
    case 'myrecognitions':
      return [
        now,
        {
          ...then,
          // No card was the company's before record 139.
          report: withColumn(
            withColumn(
              withColumn(withCorrections(withColumn(then.report, 'messageLanguage', '')), 'forMember', ''),
              'boosts',
              '',
            ),
            'celebrated',
            null,
          ),
        },
      ];
    case 'cardget':
      return [
        now,
        {
          ...then,
          isReported: false,
          mayReport: now.mayReport,
          card: { ...then.card, forMember: '', messageLanguage: '', ...uncorrected },
        },
      ];
    // What can be added is told by the server.
    case 'quartersList':
      return [now, { ...then, offered: now.offered }];
    case 'idealist':
      return [now, { ...then, asked: [], report: withColumn(then.report, 'actionForMember', '') }];
    case 'rewardquote':
      return [now, namesInOrder({ quote: { ...then.quote, steps: [], missing: 0 } })];
    // Since migration 58 a rating says of how many stars it is: of seven before.
    case 'quarterlyawards':
    case 'competitionreport':
      return [now, { ...then, report: withStars(then.report) }];
    case 'QuarterlyAwardsSummaryDetails':
      return [now, { ...then, report: withColumn(then.report, 'reviewRatingMax', 7) }];
    case 'QuarterlyAwardsSummaryReport': {
      const mended = withoutWordsOfTheErased(then);
      return [now, { ...mended, report: withColumn(mended.report, 'reviewRatingMax', 7) }];
    }
    default:
      return [now, then];
  }
}

const withNothingLent = (then: Free): Free => ({ ...then, memberData: { ...then.memberData, lent: [] } });
const byOwnRight = (nom: Free): Free => ({ ...nom, reviewForMember: '' });

/** Nothing could be taken back, and the time in which it could is over. */
const uncorrected = { isWithdrawn: false, isHidden: false, takeBack: null };
const withCorrections = (report: Free): Free =>
  Object.entries(uncorrected).reduce((wider, [name, value]) => withColumn(wider, name, value), report);

function withoutColumn({ fields, rows }: Free, column: string): Free {
  const isKept = (_: unknown, n: number) => fields[n] !== column;
  return { fields: fields.filter(isKept), rows: rows.map((row: Free[]) => row.filter(isKept)) };
}

function withColumn({ fields, rows }: Free, name: string, value: string | number | boolean | null): Free {
  return { fields: [...fields, name], rows: rows.map((row: Free[]) => [...row, value]) };
}

function withStars({ fields, rows }: Free): Free {
  const at = fields.indexOf('reviewRating');
  return { fields: [...fields, 'reviewRatingMax'], rows: rows.map((row: Free[]) => [...row, row[at] > 0 ? 7 : 0]) };
}

/**
 * The directory is searched by how words begin, in the order of what is searched (docs/decisions/0045-search-by-beginnings.md): two
 * letters that stand within a word find nobody any more, and people stand by the name that they are called by.
 */
function foundToday(
  wish: { search?: string; countryCode?: string; divisionCode?: string },
  now: Free,
  then: Free,
): [unknown, unknown] {
  const { search = '', countryCode, divisionCode } = wish;
  if (!search && !countryCode && !divisionCode) return [now, begunToday(now, then)];
  const begins = ({ firstname, surname, memberNumber }: Record<'firstname' | 'surname' | 'memberNumber', string>) =>
    folded(`${firstname} ${surname} ${memberNumber}`)
      .split(' ')
      .some((word) => word.startsWith(search));
  const byNumber = (one: { memberNumber: string }, other: { memberNumber: string }) =>
    one.memberNumber.localeCompare(other.memberNumber);
  const found = search.length === 2 ? then.memberList.filter(begins) : then.memberList;
  return [now.memberList.toSorted(byNumber), found.toSorted(byNumber)];
}

/** Before anything is searched for, the own division comes first, in the order of names; of two who are called alike another name decides. */
function begunToday(now: Free, then: Free): unknown {
  const [first] = then.memberList;
  const placeNow = new Map(now.memberList.map(({ memberNumber }: Free, place: number) => [memberNumber, place]));
  const asNow = then.memberList.toSorted(
    (one: Free, other: Free) => Number(placeNow.get(one.memberNumber)) - Number(placeNow.get(other.memberNumber)),
  );
  const isNear = ({ division }: Free) => division === first.division;
  const near = inOrderOfNames(asNow.filter(isNear), ({ firstname }) => firstname);
  return { ...then, memberList: [...near, ...then.memberList.filter((one: Free) => !isNear(one))] };
}

/** People stand by their names as they are read (migration 55): what is answered is the same but for their order. */
function inOrderOfNames(people: Free[], nameOf: (one: Free) => string): Free[] {
  return people.toSorted((one, other) => compare(folded(nameOf(one)), folded(nameOf(other))));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function namesInOrder({ quote }: Free): unknown {
  const { names, ...notRegistered } = quote.notRegistered;
  return {
    quote: { ...quote, notRegistered: { ...notRegistered, names: inOrderOfNames(names, (name: string) => name) } },
  };
}

/** Home counts e-cards without rewards, as My Recognition does, and its recent nominations are nominations only. */
function homeToday(now: Free, then: Free): [unknown, unknown] {
  const { sent, received, rewardsSent, rewardsReceived } = now.homeStats;
  const nominations = then.homeRecentRecognition
    .filter(({ kind }: { kind: string }) => kind === 'nomination')
    .map(({ kind: _, ...row }: { kind: string }) => row);
  return [
    {
      ...now,
      homeStats: { ...now.homeStats, sent: sent + rewardsSent, received: received + rewardsReceived },
      homeRecentRecognition: now.homeRecentRecognition.slice(0, nominations.length),
    },
    { ...then, homeRecentRecognition: nominations },
  ];
}

/**
 * Roles are assignments, no flags (0041). Messages are kept without words (0036), and words that were empty are not kept at all
 * (0040). Nobody's sign-ons are in a backup.
 */
function ownDataToday({ signOns: _, ...then }: Free): unknown {
  const filled = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === '' ? null : value]));
  return {
    ...then,
    asked: [],
    acceptedTerms: [],
    announcementsDismissed: [],
    contactsDealtWith: [],
    cardsReported: [],
    debts: [],
    delegations: [],
    mergedAccounts: [],
    contactMessages: then.contactMessages.map((message: object) => ({ ...message, answers: [] })),
    nominationsMade: then.nominationsMade.map(filled),
    nominationsReceived: then.nominationsReceived.map(filled),
    reviewsGiven: then.reviewsGiven.map(filled),
    ideas: then.ideas.map(filled),
    messagesSentToYou: then.messagesSentToYou.map(({ subject: _, ...message }: { subject: string }) => message),
  };
}

function flagsOf(roles: { capability: string; until_at: string | null }[]) {
  const holds = (capability: string) => roles.some((role) => role.capability === capability && role.until_at === null);
  return {
    is_manager: holds('manager'),
    is_admin_reports: holds('administrator'),
    role_ca: holds('clusterAdmin'),
    role_cc: holds('committee'),
    role_idea: holds('ideaReviewer'),
    role_inv: holds('inv'),
  };
}

/** A summary tells the words of its nominations; the former release kept a copy of them, which erasing did not reach (0040). */
function withoutWordsOfTheErased(then: Free): Free {
  const isOfErased = (row: unknown[]) => row.includes('100034') && row.at(9) === 'For all of us.';
  const rows = then.report.rows.map((row: unknown[]) => (isOfErased(row) ? row.with(8, '').with(9, '') : row));
  return { report: { ...then.report, rows } };
}
