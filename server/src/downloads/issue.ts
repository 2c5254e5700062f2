import type { FileCall } from '@laurel/contract/calls/downloads';
import { downloadTicketSeconds } from '@laurel/contract/limits';
import type { Tx } from '#db/transaction';
import { newSecret, secretHash } from '#secrets/secrets';

export interface TicketWish {
  call: FileCall;
  wish: object;
  /** Of the caller's token: without it the ticket opens nothing. */
  tokenHash: Buffer;
  now: Date;
}

/** A new ticket, of which the database keeps the hash. */
export async function issueTicket(tx: Tx, { call, wish, tokenHash, now }: TicketWish): Promise<string> {
  const ticket = newSecret();
  await tx
    .insertInto('download_tickets')
    .values({
      ticket_hash: secretHash(ticket),
      token_hash: tokenHash,
      call,
      wish: JSON.stringify(wish),
      expires_at: new Date(now.getTime() + downloadTicketSeconds * 1000),
    })
    .execute();
  return ticket;
}
