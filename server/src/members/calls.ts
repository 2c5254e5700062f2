import { calls } from '@laurel/contract';
import { callRows } from '@laurel/contract/call-rows';
import { memberListMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { transaction } from '#db/transaction';
import { actorById } from '#directory/actor';
import { notFound } from '#errors/refuse';
import { home, memberDataOf } from '#home/home';
import { personToKnow } from '#home/to-know';
import { act, apart, file, ofOneself, query, shared, verb } from '#http/call-context';
import { versionOf } from '#kept/versions';
import { ownData } from '#personal/own-data';
import { encodePicture } from '#pictures/encode';
import { pictureById } from '#pictures/store';
import { askNoMore, changePicture, removePicture } from './change-picture.ts';
import { confirmEmail, resendConfirmation } from './confirm-email.ts';
import { divisionLists, memberLookup } from './queries.ts';
import { membersFound } from './search.ts';
import * as texts from './texts.ts';
import { toKnowList } from './to-know-list.ts';
import { type ProfileRules, updateProfile } from './update.ts';

const {
  getmemberdata,
  memberheader,
  toknowlist,
  gettoknow,
  memberupdate,
  profilepicupload,
  pictureasked,
  profilepicremove,
  profilepic,
  profilepictemp,
  getmemberlist,
  getmemberget,
  getdivisionlist,
  exportmydata,
  confirmemail,
  resendconfirmation,
} = calls.members;

/** Pixels of a profile picture, which is shown round. */
const profileSize = { width: 512, height: 512, fit: 'cover' } as const;

export const memberCalls = ({ patience, ...deps }: ProfileRules & { patience: number }) => [
  query(getmemberdata, (tx, { actor, now, kept }) => home(tx, { actor, now, kept })),
  query(memberheader, async (db, { actor }) => ({ memberData: await memberDataOf(db, actor) })),
  query(toknowlist, (tx, { input }) => toKnowList(tx, input)),
  query(gettoknow, async (db, { input }) => ({ person: (await personToKnow(db, input.memberId)) ?? null })),
  ofOneself(
    verb(memberupdate, async (tx, { actor, input, now }) => {
      await updateProfile(tx, { actor, now, ...deps }, input);
      return { memberData: await memberDataOf(tx, (await actorById(tx, actor.id, now)) ?? actor) };
    }),
  ),
  ofOneself(
    verb(confirmemail, async (tx, { actor, input, now }) => {
      await confirmEmail(tx, { actor, now }, input.code);
      return { message: say(texts.confirmed), memberData: await memberDataOf(tx, actor) };
    }),
  ),
  ofOneself(
    verb(resendconfirmation, async (tx, { actor, now }) => {
      await resendConfirmation(tx, { actor, now, ...deps });
      return { message: say(texts.writtenAgain, { email: actor.email ?? '' }) };
    }),
  ),
  act(profilepicupload, async (db, { actor, file, now }) => {
    const { field } = callRows.profilepicupload.file;
    const picture = await encodePicture(file, { size: profileSize, field, patience });
    return { picId: await transaction(db, (tx) => changePicture(tx, { actor, now }, picture)) };
  }),
  ofOneself(
    verb(profilepicremove, async (tx, { actor, now }) => {
      await removePicture(tx, { actor, now });
      return { message: say(texts.pictureRemoved) };
    }),
  ),
  ofOneself(
    verb(pictureasked, async (tx, { actor }) => {
      await askNoMore(tx, { actor });
      return {};
    }),
  ),
  file(profilepic, (db, { input }) => pictureById(db, input.picId)),
  file(profilepictemp, (db, { input }) => pictureById(db, input.picId)),
  query(getmemberlist, (db, { actor, input, now }) => {
    const { search = '', countryCode = '', divisionCode = '', includeSelf = false } = input;
    return membersFound(db, { actor, search, countryCode, divisionCode, includeSelf, now, most: memberListMax });
  }),
  query(getmemberget, async (db, { input }) => (await memberLookup(db, input.memberId)) ?? notFound()),
  shared(getdivisionlist, { by: () => ({}), of: () => [versionOf.divisions], run: (tx) => divisionLists(tx) }),
  apart(
    query(exportmydata, (db, { actor, now }) => ownData(db, actor.id, now)),
    exportmydata,
    () => true,
  ),
];
