import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the line. */
  text: string;
}

interface MailServerWish {
  /** Any free one when left out. */
  port?: number;
  /** Decides each message by its content, at once or later: an error refuses it. */
  answer?: (mail: ReceivedMail) => Error | undefined | Promise<Error | undefined>;
}

/** A real mail server that keeps what it takes. */
export async function mailServer({ port = 0, answer = () => undefined }: MailServerWish = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        };
        const refused = await answer(mail);
        if (!refused) received.push(mail);
        done(refused);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as { port: number };
  return { received, port: address.port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
