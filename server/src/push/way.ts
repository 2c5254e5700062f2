import type { Config } from '#config/config';
import type { PushWay } from './deliver.ts';
import type { Reach } from './endpoint.ts';
import { hasKeys, type KeySources } from './own-keys.ts';
import { pushSender } from './send.ts';

type Settings = Pick<Config, 'push' | 'contactTo' | 'patience'>;

/** What decides how devices are reached: undefined where none are told anything. */
export interface PushReach extends Reach {
  keys: KeySources;
}

export function pushReachOf({ push }: Pick<Settings, 'push'>, sealKeys: readonly Buffer[]): PushReach | undefined {
  const keys = { given: push.key, sealKeys };
  return push.isOn && hasKeys(keys) ? { keys, loopback: push.loopback } : undefined;
}

/** The way to push services; undefined where there is none. */
export function pushWayOf({
  config,
  voucherKeys,
  clock,
}: {
  config: Settings;
  voucherKeys: readonly Buffer[];
  clock: () => Date;
}): PushWay | undefined {
  const reach = pushReachOf(config, voucherKeys);
  if (!reach) return undefined;
  const { loopback, keys } = reach;
  const { contactTo, patience } = config;
  const contact = `mailto:${/<([^<>]+)>$/.exec(contactTo)?.[1] ?? contactTo}`;
  return { keys, send: pushSender({ contact, clock, patience, loopback }) };
}
