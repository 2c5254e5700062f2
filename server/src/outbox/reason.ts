import type { Message } from '@laurel/contract/message';
import { aboveLimit, numberNotServed } from './gate.ts';
import * as texts from './texts.ts';
import type { Channel } from './transports.ts';

export const chosenNot = 'Its reader has chosen not to get such e-mails.';
export const nobodyToWriteTo = 'There is nobody to write to, or nothing left to say.';

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
  return channel === 'sms' ? ofGateway(status) : ofMailServer(code, status);
}

const stops: Readonly<Record<string, Message>> = {
  [nobodyToWriteTo]: texts.reasonNobody,
  [chosenNot]: texts.reasonChosen,
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
