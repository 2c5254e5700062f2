import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { loadContent } from './load.ts';
import { renderMarkdown } from './render.ts';

let portal: TestApp;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member();
  await transaction(portal.db, (tx) =>
    loadContent(tx, path.join(import.meta.dirname, '../../../demo/content'), portal.now),
  );
});
afterAll(() => portal.close());

const content = (contentKey: unknown, options = {}) =>
  portal.post('/api/site/getcontentdb', { contentKey, isCache: false }, options);

describe('getcontentdb', () => {
  test('answers a block with its title, whatever the case of its key', async () => {
    const { body } = await content('HowItWorks', { as: ann.id });
    expect(body.title).toBeTruthy();
    expect(body.content).toContain('<p>');
  });

  test('A14: an empty key is Invalid Key, an unknown one does not exist', async () => {
    for (const key of ['', '   ']) expect((await content(key, { as: ann.id })).body.message).toBe('Invalid Key');
    for (const key of ['../../x', '__proto__', "'", 'constructor', 'x'.repeat(10_000)]) {
      expect([400, 404]).toContain((await content(key, { as: ann.id })).status);
    }
  });

  test('without a token only the blocks of the open pages answer', async () => {
    expect((await content('privacy')).status).toBe(200);
    expect((await content('howitworks')).status).toBe(404);
    expect((await content('topmsgnominationmanagement', { as: ann.id })).status).toBe(404);
  });

  test('A81: what Markdown may carry is cleaned', () => {
    const html = renderMarkdown(
      '# Title\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example)\n\n<form action=x><input></form><a href="/faq" onclick="x()">ok</a>',
    );
    expect(html).not.toMatch(/script|onerror|javascript:|data:|<img|<form|<input|onclick|evil/);
    expect(html).toContain('<h2>Title</h2>');
    expect(html).toContain('href="/faq"');
  });
});

describe('contactussend', () => {
  const message = {
    ContactName: 'Ann',
    EmailAddress: 'ann@outside.example',
    Message: 'Hello\n<b>there</b>',
    AcceptTerms: true,
  };
  const send = (more: object = {}, options = {}) =>
    portal.post('/api/site/contactussend', { ...message, ...more }, options);

  test('is open to anyone, and promises one message that answers to the writer', async () => {
    const answer = await send();
    expect(answer.body).toEqual({ message: 'Message Successfully Sent' });
    const [promised] = await portal.letters(undefined, 'contact');
    expect(promised).toMatchObject({
      to: portal.config.contactTo,
      replyTo: 'ann@outside.example',
    });
    expect(promised?.html).toBeUndefined();
  });

  test.each([
    ['AcceptTerms', { AcceptTerms: false }],
    ['AcceptTerms', { AcceptTerms: 'true' }],
    ['ContactName', { ContactName: '' }],
    ['ContactName', { ContactName: 'x'.repeat(81) }],
    ['ContactName', { ContactName: 'Ann\r\nBcc: x@test.example' }],
    ['EmailAddress', { EmailAddress: 'ann' }],
    ['Message', { Message: ' ' }],
    ['Message', { Message: 'x'.repeat(2001) }],
  ])('A83, A85: %s is refused in %j', async (field, more) => {
    const answer = await send(more);
    expect(answer.status).toBe(400);
    expect(answer.body.formErrors[field]).toBeTruthy();
  });

  test('the same key sends once', async () => {
    const before = await portal.db.selectFrom('contact_messages').select('id').execute();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({}, { key: 'contact-key' })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const after = await portal.db.selectFrom('contact_messages').select('id').execute();
    expect(after.length - before.length).toBe(1);
  });

  test('A83: too many messages are 429 with Retry-After', async () => {
    const limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
    const statuses = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await limited.post('/api/site/contactussend', message)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const last = await limited.post('/api/site/contactussend', message);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});
