import nodemailer, { type Transporter } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';

interface OutgoingMail {
  /** The same at every attempt, so that a mail server or a reader can tell a repetition. */
  messageId: string;
  to: string;
  /** The name before the address of the portal; '' for the one that it is set up with. */
  sender: string;
  replyTo: string | null;
  /** The link that stops such mails, which mail programs offer as a button (RFC 8058). */
  stop: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** A PNG that the HTML shows as `cid:picture`; without it the mail is whole as well. */
  picture: Buffer | null;
  /** The same as `cid:head`. */
  head: Buffer | null;
}

/** Why a message did not leave. The words may name whom it was for; the code never does. */
export class Undelivered extends Error {
  override name = 'Undelivered';
  readonly code: string;
  /** The receiving side will never take this message: trying again by itself is no use. */
  readonly isForGood: boolean;

  constructor(
    words: string,
    { code, isForGood = false, cause }: { code: string; isForGood?: boolean; cause?: unknown },
  ) {
    super(words, { cause });
    this.code = code;
    this.isForGood = isForGood;
  }
}

/** `push`: to the devices of its reader, by the push services of their browsers. */
export type Channel = 'email' | 'sms' | 'push';

export interface Transports {
  /** Those that lead somewhere; messages of the others wait in the outbox. */
  channels: readonly Channel[];
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

export function channelsOf({ smtpUrl, sms }: Pick<TransportSettings, 'smtpUrl' | 'sms'>): readonly Channel[] {
  return [...(smtpUrl === undefined ? [] : (['email'] as const)), ...(sms === undefined ? [] : (['sms'] as const))];
}

export function transports({ smtpUrl, mailFrom, sms }: TransportSettings): Transports {
  const mailer =
    smtpUrl === undefined
      ? undefined
      : nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
  return {
    channels: channelsOf({ smtpUrl, sms }),
    sendMail: mailer && ((mail) => mailOver(mailer, mailFrom, mail)),
    sendSms: sms && ((to, text) => smsOver(sms, to, text)),
    close: () => mailer?.close(),
  };
}

/** Signs on to a mail server and leaves again: nothing is sent. */
export async function greetMailServer(url: string): Promise<void> {
  const mailer = nodemailer.createTransport({ url, ...timeouts });
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

async function mailOver(mailer: Transporter, from: string, mail: OutgoingMail): Promise<void> {
  const { messageId, to, sender, replyTo, stop, subject, text, html, picture, head } = mail;
  const attachments = [...inline('picture', picture), ...inline('head', head)];
  try {
    await mailer.sendMail({
      messageId,
      from: sender === '' ? from : { name: sender, address: addressOf(from) },
      // As an object, so that an address is one recipient whatever stands in it.
      to: { name: '', address: to },
      // Who answers a mail of the portal's own answers nobody; what a person wrote through it is answered to them.
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      headers: { ...(replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }), ...stopHeaders(stop) },
      subject,
      text,
      ...(html ? { html } : {}),
      ...(attachments.length > 0 ? { attachments } : {}),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    throw undeliveredMail(error as MailError);
  }
}

/** A request to that address with these words stops them at once; a link that is only followed stops nothing. */
export function stopHeaders(stop: string | null): Record<string, string> {
  return stop === null
    ? {}
    : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function inline(cid: string, content: Buffer | null) {
  return content ? [{ filename: `${cid}.png`, cid, content, contentDisposition: 'inline' as const }] : [];
}

function addressOf(mailbox: string): string {
  const [parsed] = addressparser(mailbox, { flatten: true });
  return parsed?.address ?? mailbox;
}

type MailError = Error & { code?: string; responseCode?: number; command?: string };

function undeliveredMail(error: MailError): Undelivered {
  const { message, code = 'EUNKNOWN', responseCode, command = '' } = error;
  // What is refused at sign-on to the mail server is our configuration, and mends itself when that is mended.
  const isOfThisMessage = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
  return new Undelivered(message, {
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    isForGood: isOfThisMessage && responseCode !== undefined && responseCode >= 500,
    cause: error,
  });
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
  }).catch(unreached);
  await response.body?.cancel();
  if (response.ok) return;
  throw new Undelivered(`The SMS gateway answered ${response.status}.`, {
    code: `HTTP ${response.status}`,
    // 401, 403 and 404 are our configuration; 408 and 429 pass.
    isForGood: [400, 413, 422].includes(response.status),
  });
}

function unreached(error: Error): never {
  const { code = error.name } = (error.cause ?? {}) as { code?: string };
  throw new Undelivered(`The SMS gateway cannot be reached: ${error.message}.`, { code, cause: error });
}
