import type { Message } from '@laurel/contract/message';
import { aboveLimit, numberNotServed } from './gate.ts';
import * as texts from './texts.ts';
import type { Channel } from './transports.ts';

export const chosenNot = 'Its reader has chosen not to get such e-mails.';
export const chosenNoPush = 'Its reader has chosen not to get such notices on their devices.';
export const readMeanwhile = 'It was read before it was sent, or is not there any more.';
export const nobodyToWriteTo = 'There is nobody to write to, or nothing left to say.';

/** The code of a notice that no push service took for so long that nobody needs it any more. */
export const tooLate = 'tooLate';

/** What is known of a try that did not get through. */
interface Failed {
  channel: Channel;
  /** Of the transport; null for a try of before they were kept, and where the portal itself stopped. */
  code: string | null;
  detail: string | null;
}

/** Why a try did not get through and what can be done about it, for people. */
export function reasonOf({ channel, code, detail }: Failed): Message {
  const stopped = stops[detail ?? ''];
  if (stopped) return stopped;
  if (code === null) return texts.reasonUnknown;
  if (code === 'unconfigured') return texts.reasonUnconfigured;
  if (code === 'fault') return texts.reasonFault;
  const status = Number(/\d{3}$/.exec(code)?.[0] ?? 0);
  if (channel === 'push') return ofPushService(status, code);
  return channel === 'sms' ? ofGateway(status) : ofMailServer(code, status);
}

const stops: Readonly<Record<string, Message>> = {
  [nobodyToWriteTo]: texts.reasonNobody,
  [chosenNot]: texts.reasonChosen,
  [chosenNoPush]: texts.reasonNoPush,
  [readMeanwhile]: texts.reasonRead,
  [aboveLimit]: texts.reasonLimit,
  [numberNotServed]: texts.reasonNumber,
};

function ofMailServer(code: string, status: number): Message {
  if (code.startsWith('EAUTH')) return texts.reasonSignOn;
  if (status >= 500) return texts.reasonRefused;
  return status >= 400 ? texts.reasonLater : texts.reasonAway;
}

function ofGateway(status: number): Message {
  if ([400, 413, 422].includes(status)) return texts.reasonRefused;
  if ([401, 403, 404].includes(status)) return texts.reasonSignOn;
  return status >= 400 ? texts.reasonLater : texts.reasonAway;
}

function ofPushService(status: number, code: string): Message {
  if (code === 'ENOTPUBLIC') return texts.reasonPushAddress;
  if (code === tooLate) return texts.reasonPushTooLate;
  if (status === 401 || status === 403) return texts.reasonPushKeys;
  if (status === 429 || status === 408 || status >= 500) return texts.reasonPushLater;
  return status >= 300 ? texts.reasonPushRefused : texts.reasonPushAway;
}
