import sanitizeHtml from 'sanitize-html';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderMarkdown, sanitise } from '#content/render';
import { type TestApp, testApp } from '../app.ts';
import { attackStrings } from '../attack-strings.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;
let max: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  max = await portal.make.member({ is_manager: true, budget: 100_000 });
  ann = await portal.make.member({ points: 10_000 });
  bob = await portal.make.member({ manager_id: max.id, division_code: 'B1' });
  ada = await portal.make.member({ is_admin_reports: true });
});
afterAll(() => portal.close());

/** Every tag of a piece of HTML with its attributes, as a reader of HTML sees them. */
function tagsOf(html: string): { tag: string; attributes: Record<string, string> }[] {
  const tags: { tag: string; attributes: Record<string, string> }[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => void tags.push({ tag, attributes }),
  });
  return tags;
}

const tagsOfContent = new Set(
  'h2 h3 h4 p ul ol li strong em a blockquote table thead tbody tr th td hr br code pre del'.split(' '),
);

function expectHarmless(html: string): void {
  for (const { tag, attributes } of tagsOf(html)) {
    expect([html, tag, tagsOfContent.has(tag)]).toEqual([html, tag, true]);
    expect(Object.keys(attributes).filter((name) => tag !== 'a' || !['href', 'rel'].includes(name))).toEqual([]);
    if (!attributes.href) continue;
    const { origin, protocol } = new URL(attributes.href, 'https://laurel.example');
    expect([attributes.href, ['https:', 'mailto:', 'tel:'].includes(protocol)]).toEqual([attributes.href, true]);
    // A link may lead to other sites, but never by hiding where it leads.
    if (!/^https:\/\//i.test(attributes.href)) expect(['https://laurel.example', 'null']).toContain(origin);
  }
}

test('the reader of HTML sees tags and their attributes', () => {
  expect(tagsOf('<p><IMG SRC=x onerror="alert(1)"></p><script>')).toEqual([
    { tag: 'p', attributes: {} },
    { tag: 'img', attributes: { src: 'x', onerror: 'alert(1)' } },
    { tag: 'script', attributes: {} },
  ]);
});

describe('A81: content blocks', () => {
  test.each(attackStrings.map((attack) => [attack]))('%j is harmless as Markdown, and as stored HTML', (attack) => {
    for (const text of [attack, `Hello ${attack} there`, `> ${attack}`, `- ${attack}`, `| a |\n|---|\n| ${attack} |`])
      expectHarmless(renderMarkdown(text));
    expectHarmless(sanitise(attack));
    expectHarmless(sanitise(sanitise(attack)));
    expectHarmless(sanitise(`<p><a href="${attack}">x</a></p>`));
    expectHarmless(sanitise(`<p title="${attack}" onclick='${attack}'>x</p>`));
  });

  test('a block that a strange hand has stored as HTML is cleaned when it is read', async () => {
    const html = attackStrings.join('\n<p>\n');
    await portal.make.content('hijacked', { html, access: 'open' });
    const { body } = await portal.post('/api/site/getcontentdb', { contentKey: 'hijacked' });
    expectHarmless(body.content);
  });
});

/** Sends a text through every call that takes one, and answers where it is then read. */
async function plant(attack: string): Promise<unknown[]> {
  const line = attack.replace(/\p{Cc}/gu, ' ');
  const nomination = { nomCat: ['Act of Courage'], reason: attack, members: [bob.memberId] };
  const { nomIds } = (await portal.post('/api/nom/newnom', nomination, { as: ann.id })).body;
  const [nomId] = nomIds;
  const rating = { reviewRating: 3, isCustom: false, customPoints: 0, isIncludeInQuarterly: true };
  await portal.post(
    '/api/reward/donexusnomreviewreward',
    { nomId, ...rating, quarterlyMotivation: attack },
    { as: max.id },
  );
  const message = [...attack].slice(0, 150).join('');
  for (const sendBy of ['email', 'sms']) {
    const card = { what: 'thankyou', reason: 'Thank you', points: 0, message, sendBy, recipients: [bob.memberId] };
    expect((await portal.post('/api/reward/doreward', card, { as: ann.id })).status).toBe(200);
  }
  const idea = { category: 'Current challenges', title: line.trim().slice(0, 50), idea: attack };
  const { ideaBoxId } = (await portal.post('/api/idea/ideasubmit', idea, { as: bob.id })).body;
  const comment = [...attack].slice(0, 100).join('');
  const review = { ideaBoxId, actionStatus: comment, points: 0 };
  expect((await portal.post('/api/idea/donexusideareview', review, { as: ada.id })).status).toBe(200);
  const profile = {
    firstname: line.slice(0, 80),
    interest1: 'Y',
    interestOtherDesc: line.slice(0, 50),
    otherInfo: line.slice(0, 50),
  };
  expect((await portal.post('/api/member/memberupdate', profile, { as: ann.id })).status).toBe(200);
  const contact = {
    ContactName: line.trim().slice(0, 80),
    EmailAddress: 'x@outside.example',
    Message: attack,
    AcceptTerms: true,
  };
  expect((await portal.post('/api/site/contactussend', contact)).status).toBe(200);
  return [
    (await portal.post('/api/nom/nomget', { nomId }, { as: max.id })).body.nom.reason,
    attack,
    (await portal.post('/api/member/getmemberdata', {}, { as: ann.id })).body.memberData.interestOtherDesc,
    profile.interestOtherDesc,
  ];
}

test('A27: what members write is stored as they wrote it, answered as data, and text in every e-mail', {
  tags: 'seed',
}, async () => {
  await expectText(attackStrings.filter((_, place) => place % 5 === 0));
});

test('A27: so it is with every attack', { tags: ['sweep'] }, () => expectText(attackStrings));

async function expectText(attacks: readonly string[]): Promise<void> {
  for (const attack of attacks) {
    const [reason, wanted, hobbies, wantedHobbies] = await plant(attack);
    expect([reason, hobbies]).toEqual([wanted, wantedHobbies]);
  }
  const messages = await portal.letters();
  const head = ['head', 'meta', 'meta', 'meta', 'meta', 'title', 'style'];
  const ours = new Set([...head, 'html', 'body', 'table', 'tbody', 'tr', 'td', 'img', 'p', 'h1', 'a', 'strong', 'br']);
  let checked = 0;
  for (const { subject, html } of messages) {
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    if (html === undefined) continue;
    checked += 1;
    expect(tagsOf(html).flatMap(({ tag }) => (head.includes(tag) ? [tag] : []))).toEqual(head);
    for (const { tag, attributes } of tagsOf(html)) {
      expect([html, tag, ours.has(tag)]).toEqual([html, tag, true]);
      expect(Object.keys(attributes).filter((name) => name.startsWith('on'))).toEqual([]);
      if (attributes.src) expect(attributes.src).toBe('cid:picture');
      if (attributes.href)
        expect(attributes.href.replace(portal.config.publicUrl, '')).toMatch(
          /^\/(?:card\/\d+|unsubscribe\/[\w-]+|notices\/choices)$/,
        );
    }
    expect(html.match(/<img/g)).toHaveLength(1);
  }
  expect(checked).toBeGreaterThan(attacks.length);
}

test('A27: no answer that carries members’ words is ever taken for a page', async () => {
  const months = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };
  for (const [path, body, as] of [
    ['/api/report/myrecognitions', { selMonth: 'November 2026' }, bob],
    ['/api/idea/idealist', months, ada],
    ['/api/report/quarterlyawards', { ...months, awardStatus: '' }, ada],
    ['/api/nom/nomlist', {}, max],
    ['/api/site/getmemberlist', { includeSelf: true }, ann],
  ] as const) {
    const { status, headers } = await portal.post(path, body, { as: as.id });
    expect([path, status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      path,
      200,
      'application/json; charset=utf-8',
      'nosniff',
    ]);
  }
  const refused = await portal.app.inject({ method: 'POST', url: '/api/%3Cscript%3Ealert(1)%3C/script%3E' });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  const outbox = await portal.app.inject({ url: '/dev/outbox' });
  for (const { tag } of tagsOf(outbox.body)) expect(['script', 'img', 'svg', 'iframe', 'a', 'form']).not.toContain(tag);
});
