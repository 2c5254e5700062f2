import nodemailer, { type Transporter } from 'nodemailer';

interface OutgoingMail {
  /** The same at every attempt, so that a mail server or a reader can tell a repetition. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** A PNG that the HTML shows as `cid:picture`; without it the mail is whole as well. */
  picture: Buffer | null;
}

/** The receiving side will never take this message: trying again is no use. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}

export interface Transports {
  /** Undefined where none is configured: the messages wait in the outbox. */
  sendMail: ((mail: OutgoingMail) => Promise<void>) | undefined;
  sendSms: ((to: string, text: string) => Promise<void>) | undefined;
  close(): void;
}

export interface TransportSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  sms: { url: string; from: string } | undefined;
}

export function transports({ smtpUrl, mailFrom, sms }: TransportSettings): Transports {
  const mailer =
    smtpUrl === undefined
      ? undefined
      : nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
  return {
    sendMail: mailer && ((mail) => mailOver(mailer, mailFrom, mail)),
    sendSms: sms && ((to, text) => smsOver(sms, to, text)),
    close: () => mailer?.close(),
  };
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

async function mailOver(mailer: Transporter, from: string, mail: OutgoingMail): Promise<void> {
  const { messageId, to, replyTo, subject, text, html, picture } = mail;
  try {
    await mailer.sendMail({
      messageId,
      from,
      // As an object, so that an address is one recipient whatever stands in it.
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      text,
      ...(html ? { html } : {}),
      ...(picture
        ? {
            attachments: [
              { filename: 'card.png', cid: 'picture', content: picture, contentDisposition: 'inline' as const },
            ],
          }
        : {}),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    const { responseCode, command } = error as { responseCode?: number; command?: string };
    // What is refused at sign-on to the mail server is our configuration, and mends itself when that is mended.
    const ofThisMessage = command !== undefined && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
    if (ofThisMessage && responseCode !== undefined && responseCode >= 500)
      throw new RefusedForGood(String((error as Error).message));
    throw error;
  }
}

/** An HTTP gateway that takes Twilio's message form; user and password stand in its address. */
async function smsOver({ url, from }: { url: string; from: string }, to: string, text: string): Promise<void> {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const response = await fetch(address, {
    method: 'POST',
    headers: username === '' ? {} : { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ To: to, From: from, Body: text }),
    signal: AbortSignal.timeout(20_000),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const words = `The SMS gateway answered ${response.status}.`;
  // 401, 403 and 404 are our configuration; 408 and 429 pass.
  if ([400, 413, 422].includes(response.status)) throw new RefusedForGood(words);
  throw new Error(words);
}
