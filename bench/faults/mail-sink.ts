import { SMTPServer } from 'smtp-server';

export interface MailSink {
  port: number;
  /** How often each Message-ID came. */
  times: Map<string, number>;
  /** The Message-IDs of each subject. */
  idsBySubject: Map<string, Set<string>>;
  close(): Promise<void>;
}

/** A real mail server that keeps what it was given; one that comes back goes on with what it had. */
export async function mailSink(
  port = 0,
  { times, idsBySubject }: Pick<MailSink, 'times' | 'idsBySubject'> = { times: new Map(), idsBySubject: new Map() },
): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Whoever is connected when it goes away is cut off.
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const id = /^Message-ID: (.+)\r$/im.exec(text)?.[1] ?? 'none';
        const subject = /^Subject: (.+)\r$/im.exec(text)?.[1] ?? '';
        times.set(id, (times.get(id) ?? 0) + 1);
        idsBySubject.set(subject, (idsBySubject.get(subject) ?? new Set()).add(id));
        done();
      });
    },
  });
  // Clients that are killed leave in the middle of a message.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as { port: number };
  return {
    port: address.port,
    times,
    idsBySubject,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
