import { endPush, supportsPush } from '#lib/push.ts';

/** Whether this device can show notices, and does. */
export type DeviceState = 'unsupported' | 'homeScreen' | 'blocked' | 'off';

/** As the portal is told of it. */
interface Subscribed {
  endpoint: string;
  publicKey: string;
  auth: string;
}

/** This device, as its browser has it; a test brings another. */
export interface ThisDevice {
  state(): DeviceState;
  /** Where it is reached, when it was switched on once. */
  subscribed(): Promise<Subscribed | undefined>;
  /** Asks the browser's question, which is asked on a press alone. */
  isAllowed(): Promise<boolean>;
  subscribe(publicKey: string): Promise<Subscribed>;
  unsubscribe(): Promise<void>;
}

export const thisDevice: ThisDevice = {
  state() {
    if (!supportsPush()) return isOniOS() && !isInstalled() ? 'homeScreen' : 'unsupported';
    return Notification.permission === 'denied' ? 'blocked' : 'off';
  },
  async subscribed() {
    if (!supportsPush()) return undefined;
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    return subscription ? told(subscription) : undefined;
  },
  async isAllowed() {
    return (await Notification.requestPermission()) === 'granted';
  },
  async subscribe(publicKey) {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of another portal's key, or of a former one, stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return told(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  },
  unsubscribe: endPush,
};

function told(subscription: PushSubscription): Subscribed {
  const { p256dh: publicKey = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, publicKey, auth };
}

/** An iPad says that it is a Mac, which has no touch screen. */
function isOniOS(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /\b(?:iPhone|iPad)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}

// as it is sent: a media query
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;
