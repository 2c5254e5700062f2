import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What is known of the former release beside its backup. */
export interface Kept {
  /** Every call by its name. */
  calls: Record<string, { path: string; writes: boolean }>;
  /** By the name of the act: how often each call that writes, each command and each job was used. */
  acts: Record<string, Record<string, number>>;
  books: Account[];
  promised: Promised[];
  answers: Asked[];
}

/** What a call is made with. */
export interface Wish {
  /** The member number of who asks; nobody when left out. */
  as?: string;
  path: string;
  body?: object;
  /** Sent as a form, in this field. */
  file?: { field: string; name: string; bytes: Buffer };
  key?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the former release answers is known to its own types only.
  body: any;
}

/** What was asked, and answered. */
export interface Asked extends Omit<Wish, 'file'> {
  file?: { field: string; name: string; text: string };
  status: number;
  answer: Answer['body'];
}

interface Account {
  kind: string;
  member: string | null;
  balance: number | null;
  version: number | null;
  isClosed: boolean;
  legs: number;
  moved: string;
}

/** Asks any release for its books. */
export const booksQuery = `
  select a.kind, m.member_number as member, a.balance, a.version, a.closed_at is not null as "isClosed",
    (select count(*) from ledger_legs l where l.account_id = a.id)::int as legs,
    (select coalesce(sum(l.amount), 0) from ledger_legs l where l.account_id = a.id)::text as moved
  from ledger_accounts a left join members m on m.id = a.member_id order by a.id`;

/** A message that is not sent yet. */
export interface Promised {
  id: number;
  kind: string;
  channel: 'email' | 'sms';
  address: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
}

/** People by whom every call that reads is asked. */
export const askersLeast = 8;

export const backupFile = join(import.meta.dirname, 'company.backup');
const answersFile = join(import.meta.dirname, 'answers.json.br');

export function keep(kept: Kept): void {
  const text = Buffer.from(JSON.stringify(kept));
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(answersFile, brotliCompressSync(text, { params }));
}

export const kept = (): Kept => JSON.parse(brotliDecompressSync(readFileSync(answersFile)).toString());

/** Whether this is the path of the call, whose path may have places for ids. */
export function isOf(call: { path: string }, path: string): boolean {
  return new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}
