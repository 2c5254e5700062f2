import type { Config } from '#config/config';
import { greetMailServer } from '#outbox/transports';
import { doubtful, type Finding, right, wordsOf, wrong } from './finding.ts';

/** Signs on to the mail server, and sends nothing. */
export async function lookAtMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (smtpUrl === undefined) return [doubtful('e-mail', 'SMTP_URL is not set: e-mail is kept in the outbox.')];
  try {
    await greetMailServer(smtpUrl);
    return [right('e-mail', 'The mail server takes our sign-on.')];
  } catch (error) {
    return [wrong('e-mail', `The mail server does not take our sign-on: ${wordsOf(error)}`)];
  }
}

/** An SMS costs money, so none is sent: that something answers is all that can be seen. */
export async function lookAtSms({ sms, patience }: Config): Promise<Finding[]> {
  if (!sms) return [doubtful('SMS', 'SMS_URL is not set: SMS are kept in the outbox.')];
  const address = new URL(sms.url);
  address.username = '';
  address.password = '';
  try {
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000 * patience) });
    await answer.body?.cancel();
    return [
      right('SMS', `${address.host} answers (${answer.status}); whether it takes our messages is seen with the first.`),
    ];
  } catch (error) {
    const { cause = error } = error as { cause?: unknown };
    return [wrong('SMS', `The gateway cannot be reached: ${wordsOf(cause)}`)];
  }
}
