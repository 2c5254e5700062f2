/** Whether this browser can show what a server tells it while no page is open. */
export function supportsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && typeof Notification === 'function';
}

/** Nothing more is shown here, whoever sends it. */
export async function endPush(): Promise<void> {
  if (!supportsPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
