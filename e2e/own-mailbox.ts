import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface OwnMailbox {
  port: number;
  /** To whom something came, in the order in which it came. */
  receivers: string[];
  close: () => Promise<unknown>;
}

/** A mail server of a journey's own, which takes everything. */
export async function ownMailbox(): Promise<OwnMailbox> {
  const receivers: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        receivers.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, receivers, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}
