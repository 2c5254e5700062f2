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
export declare function mailServer({ port, answer }?: MailServerWish): Promise<{
  received: ReceivedMail[];
  port: number;
  close: () => Promise<void>;
}>;
