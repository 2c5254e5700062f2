import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Änderson', dob_day: 3, dob_month: 4 });
});
afterAll(() => portal.close());

const update = (body: object, as = ann) => portal.post('/api/member/memberupdate', body, { as: as.id });

describe('getmemberdata', () => {
  test('holds every field of the specification', async () => {
    const { body } = await portal.post('/api/member/getmemberdata', undefined, { as: ann.id });
    expect(body.memberData).toMatchObject({
      firstname: 'Ann',
      surname: 'Änderson',
      memberNumber: ann.memberNumber,
      memberId: ann.memberId,
      email: ann.email,
      picId: '',
      division: 'Division D1',
      divisionCode: 'D1',
      clusterCode: 'AFRICA',
      siteTemplate: 'laurel',
      dOBdd: 3,
      dOBmm: 4,
      interest1: '',
      interestOtherDesc: '',
      otherInfo: '',
      isManager: false,
      isAdminReports: false,
      role_ca: false,
      role_cc: false,
      role_idea: false,
      pointsName: 'Points',
      awardsPointsAvailable: 0,
      awardsPointsAvailableMng: 0,
    });
    expect(body.homeStats).toEqual({
      sent: 0,
      received: 0,
      rewardsSent: 0,
      rewardsReceived: 0,
      pointsEarned: 0,
      nominations: 0,
    });
    expect(body.other).toEqual({ isCompetition: false, competition: null });
  });
});

describe('memberupdate', () => {
  test('changes what is given and leaves the rest', async () => {
    const { body } = await update({ interest1: 'Y', interestOtherDesc: 'Chess', otherInfo: 'Sail' });
    expect(body.memberData).toMatchObject({ interest1: 'Y', interestOtherDesc: 'Chess', otherInfo: 'Sail', dOBdd: 3 });
    expect((await update({ dOBdd: null, dOBmm: null })).body.memberData).toMatchObject({
      dOBdd: null,
      dOBmm: null,
      interestOtherDesc: 'Chess',
    });
  });

  test('a blank first name goes back to the real one', async () => {
    expect((await update({ firstname: 'Annie' })).body.memberData.firstname).toBe('Annie');
    expect((await update({ firstname: '  ' })).body.memberData.firstname).toBe('Ann');
  });

  test('A20: hobbies and dreams are cleared when not participating', async () => {
    await update({ interest1: 'Y', interestOtherDesc: 'Chess', otherInfo: 'Sail' });
    expect((await update({ interest1: '' })).body.memberData).toMatchObject({
      interest1: '',
      interestOtherDesc: '',
      otherInfo: '',
    });
    const row = await portal.db
      .selectFrom('profiles')
      .select(['hobbies', 'dreams'])
      .where('member_id', '=', ann.id)
      .executeTakeFirst();
    expect(row).toEqual({ hobbies: '', dreams: '' });
  });

  test.each([
    ['cellNum', { cellNum: '1'.repeat(21) }],
    ['cellNum', { cellNum: '' }],
    ['cellNum', { cellNum: 'abcdef' }],
    ['firstname', { firstname: 'x'.repeat(81) }],
    ['interestOtherDesc', { interestOtherDesc: '🌿'.repeat(51) }],
    ['otherInfo', { otherInfo: 'x'.repeat(51) }],
    ['interest1', { interest1: 'N' }],
    ['dOBdd', { dOBdd: 31, dOBmm: 2 }],
    ['dOBdd', { dOBdd: 30, dOBmm: 2 }],
    ['dOBdd', { dOBdd: 31, dOBmm: 4 }],
    ['dOBmm', { dOBdd: 1 }],
    ['dOBdd', { dOBdd: '5', dOBmm: 1 }],
    ['email', { email: 'nobody' }],
    ['email', { email: '' }],
    ['isManager', { isManager: true }],
    ['siteTemplate', { siteTemplate: 'laurel' }],
    ['awardsPointsAvailable', { awardsPointsAvailable: 1_000_000 }],
    ['cellNum', {}],
  ])('A10: %s is refused in %j', async (field, body) => {
    const answer = await update(body);
    expect(answer.status).toBe(400);
    expect(answer.body.formErrors[field]).toBeTruthy();
  });

  test('limits are met at their edge, an emoji counting as one', async () => {
    expect(
      (
        await update({
          interest1: 'Y',
          interestOtherDesc: '🌿'.repeat(50),
          firstname: 'x'.repeat(80),
          cellNum: '+27 (0) 82 000 00 01',
        })
      ).status,
    ).toBe(200);
    expect((await update({ dOBdd: 29, dOBmm: 2 })).status).toBe(200);
  });

  test('A09: a changed address is told to the old one, and recorded', async () => {
    const bob = await portal.make.member({ email: 'old@laurel.example', cell_num: '+27821111111' });
    await update({ email: 'new@laurel.example', cellNum: '+27822222222' }, bob);
    const messages = (await portal.letters(bob)).map(({ to, channel }) => ({ address: to, channel }));
    expect(messages).toHaveLength(3);
    expect(messages).toEqual(
      expect.arrayContaining([
        { address: 'new@laurel.example', channel: 'email' },
        { address: 'old@laurel.example', channel: 'email' },
        { address: '+27821111111', channel: 'sms' },
      ]),
    );
    const acts = (await portal.acts()).filter(({ subject }) => subject === `member:${bob.id}`);
    expect(acts.map(({ act }) => act)).toEqual(['addresses.changed']);
  });
});

describe('pictures', () => {
  const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 300, height = 200) =>
    sharp({ create: { width, height, channels: 3, background: '#14532d' } })
      .withExif({ IFD0: { Copyright: 'secret' } })
      [format]()
      .toBuffer();

  async function upload(bytes: Buffer, { field = 'fileProfilePic', name = 'me.png', parts = 1 } = {}) {
    const form = new FormData();
    for (let i = 0; i < parts; i += 1)
      form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    const { statusCode, body } = await portal.app.inject({
      method: 'POST',
      url: '/api/member/profilepicupload',
      headers: {
        authorization: `Bearer ${await portal.tokenOf(ann.id)}`,
        'content-type': String(request.headers.get('content-type')),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: statusCode, body: JSON.parse(body) };
  }

  const get = (url: string) => portal.app.inject({ url });

  test('A17: a picture is encoded anew without what it carried, and the former one is gone', async () => {
    const first = await upload(Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert(1)</script>')]));
    expect(first.status).toBe(200);
    const shown = await get(`/profilepic/${first.body.picId}`);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/webp',
      'same-origin',
    ]);
    expect(shown.rawPayload.includes('script')).toBe(false);
    const { exif, width, height } = await sharp(shown.rawPayload).metadata();
    expect([exif, width, height]).toEqual([undefined, 512, 512]);
    expect((await get(`/profilepictemp/${first.body.picId}/17`)).rawPayload.equals(shown.rawPayload)).toBe(true);
    const second = await upload(await picture('webp'));
    expect((await get(`/profilepic/${first.body.picId}`)).statusCode).toBe(404);
    const { body } = await portal.post('/api/member/getmemberdata', {}, { as: ann.id });
    expect(body.memberData.picId).toBe(second.body.picId);
  });

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a GIF', () => picture('gif')],
    ['a cut-off JPEG', async () => (await picture('jpeg', 800, 800)).subarray(0, 1500)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('A17: %s is refused', async (_name, bytes) => {
    const answer = await upload(await bytes());
    expect(answer.status).toBe(400);
    expect(answer.body.formErrors.fileProfilePic).toBeTruthy();
  });

  test('one’s own picture is taken away: nobody is given it any more, and twice is no failure', async () => {
    const { picId } = (await upload(await picture('png'))).body;
    const take = () => portal.post('/api/member/profilepicremove', {}, { as: ann.id });
    for (const times of [1, 2])
      expect([times, (await take()).body]).toEqual([times, { message: 'Your picture is removed.' }]);
    expect((await get(`/profilepic/${picId}`)).statusCode).toBe(404);
    const { memberData } = (await portal.post('/api/member/getmemberdata', {}, { as: ann.id })).body;
    expect(memberData.picId).toBe('');
    const acts = await portal.db.selectFrom('events').select('type').where('type', '=', 'picture.removed').execute();
    expect(acts).toHaveLength(1);
  });

  test('A17: too large is 413; two parts, another field and no multipart are refused', async () => {
    expect((await upload(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
    expect((await upload(await picture('png'), { parts: 2 })).status).toBe(400);
    expect((await upload(await picture('png'), { field: 'other' })).status).toBe(400);
    expect((await portal.post('/api/member/profilepicupload', {}, { as: ann.id })).status).toBe(415);
  });

  test('A16, A18: guessed ids and climbing paths find nothing', async () => {
    for (const url of [
      '/profilepic/1',
      `/profilepic/${'0'.repeat(32)}`,
      '/profilepictemp/..%2f..%2fetc/1',
      `/profilepictemp/${'0'.repeat(32)}/${'9'.repeat(100)}`,
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

test('a member exports what is kept about them, and nothing of others', async () => {
  const { status, body } = await portal.post('/api/member/exportmydata', {}, { as: ann.id });
  expect(status).toBe(200);
  expect(body.profile).toMatchObject([{ member_number: ann.memberNumber, surname: 'Änderson' }]);
  for (const rows of Object.values(body)) expect(rows).toBeDefined();
});

test('who is asked for a picture is asked until they say no, or have one', async () => {
  const dan = await portal.make.member();
  const asked = async () =>
    (await portal.post('/api/member/getmemberdata', {}, { as: dan.id })).body.memberData.asksPicture;
  const ask = () =>
    portal.db.updateTable('profiles').set({ asks_picture: true }).where('member_id', '=', dan.id).execute();
  expect(await asked()).toBeUndefined();
  await ask();
  expect(await asked()).toBe(true);
  // Twice is no failure.
  for (const _ of [1, 2]) expect((await portal.post('/api/member/pictureasked', {}, { as: dan.id })).body).toEqual({});
  expect(await asked()).toBeUndefined();
  await ask();
  await sql`insert into pictures (id, kind, mime_type, width, height, bytes, created_at) values (${'cd'.repeat(16)}, 'profile', 'image/webp', 1, 1, '\\x00', now())`.execute(
    portal.db,
  );
  await portal.db
    .updateTable('profiles')
    .set({ picture_id: 'cd'.repeat(16) })
    .where('member_id', '=', dan.id)
    .execute();
  expect(await asked()).toBeUndefined();
});
