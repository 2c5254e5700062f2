import { calls } from '@laurel/contract';
import { type FileAnswer, type Mounted, stream, verb } from '#http/call-context';
import { browserSecret } from '#http/cookies';
import { parseInput } from '#http/parse';
import { speakTo } from '#languages/reader';
import { claimTicket } from './claim.ts';
import { issueTicket } from './issue.ts';
import { fileCallFor } from './rules.ts';

const { downloadticket, download } = calls.downloads;

export interface DownloadDeps {
  publicUrl: string;
  /** Every call that there is: among them those that answer files. */
  mounted: readonly Mounted[];
}

export const downloadCalls = ({ publicUrl, mounted }: DownloadDeps) => [
  verb(downloadticket, async (tx, { actor, input, now, visit }) => {
    const { call } = fileCallFor(mounted, input.call, actor);
    parseInput(call, input.wish);
    return { ticket: await issueTicket(tx, { ...input, tokenHash: visit.tokenHash as Buffer, now }) };
  }),
  stream(download, async (db, asked) => {
    const browser = browserSecret(asked.visit.cookies, publicUrl);
    const { actor, ...ticket } = await claimTicket(db, { ticket: asked.input.ticket, browser, now: asked.now });
    const { call, run } = fileCallFor(mounted, ticket.call, actor);
    // Whoever comes with a ticket is nobody yet.
    return speakTo(actor, async () => {
      const input = parseInput(call, ticket.wish);
      return (await run(db, { ...asked, input, actor, caller: actor })) as FileAnswer;
    });
  }),
];
