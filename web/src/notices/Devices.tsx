import type { Device } from '@laurel/contract/calls/notices/device';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { browserName } from '#blocks/browser-name.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatTime } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import { PassingButton } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import * as texts from './texts.ts';
import { type DeviceState, type ThisDevice, thisDevice } from './this-device.ts';

/** The devices on which the member is told what happens, and the switch of this one. */
export function Devices({ here = thisDevice }: { here?: ThisDevice }) {
  const heading = useRef<HTMLSpanElement>(null);
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    here.subscribed().then(
      (subscribed) => setEndpoint(subscribed?.endpoint ?? null),
      () => setEndpoint(null),
    );
  }, [here]);
  const asked = endpoint ? { endpoint } : {};
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery('devicelist', asked, { errors: 'screen', staleTime: 0 }),
    enabled: endpoint !== undefined,
  });
  if (data && !data.isOffered) return null;
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className={layout.news}>
          {say(texts.devices)}
        </span>
      }
    >
      <div className={layout.stack}>
        <p className={words.soft}>{say(texts.devicesWords)}</p>
        {error && !data ? <NotRead {...{ error, isFetching, refetch }} compact /> : null}
        {!data && !error ? <SkeletonRows rows={1} height={4} /> : null}
        {data ? (
          <>
            <Here
              here={here}
              isOn={data.devices.some(({ isThis }) => isThis)}
              heading={heading}
              onSubscribed={setEndpoint}
            />
            {data.devices.length > 0 ? (
              <ul className={layout.list} aria-label={say(texts.devicesList)} aria-busy={isFetching}>
                {data.devices.map((device) => (
                  <DeviceRow
                    key={device.deviceId}
                    {...{ device, here, heading, asked }}
                    onOff={() => device.isThis && setEndpoint(null)}
                  />
                ))}
              </ul>
            ) : null}
          </>
        ) : null}
      </div>
    </Card>
  );
}

interface HereProps {
  here: ThisDevice;
  isOn: boolean;
  /** Has the focus when the button goes. */
  heading: RefObject<HTMLElement | null>;
  onSubscribed: (endpoint: string) => void;
}

const whyNot = { unsupported: texts.unsupported, homeScreen: texts.homeScreen, blocked: texts.blocked } as const;
/** The browser was asked and not answered, or could not do it. */
const outcomeWords = { undecided: texts.undecided, failed: texts.failed } as const;
type Outcome = keyof typeof outcomeWords;

/** This device: why it shows nothing, the button that changes that, or that it does. */
function Here({ here, isOn, heading, onSubscribed }: HereProps) {
  const [state, setState] = useState<DeviceState>(() => here.state());
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAsking, setAsking] = useState(false);
  const add = useCallMutation('adddevice', {
    send: (endpoint: Parameters<typeof call<'adddevice'>>[1]) => call('adddevice', endpoint),
    onSuccess: ({ message }, { endpoint }) => {
      onSubscribed(endpoint);
      notify(message);
    },
    onError: () => here.unsubscribe(),
  });
  const subscribe = async () => {
    if (!(await here.isAllowed())) {
      setState(here.state());
      return setOutcome(here.state() === 'blocked' ? undefined : 'undecided');
    }
    const { publicKey } = await call('devicekey', {});
    add.mutate(await here.subscribe(publicKey));
  };
  const switchOn = () => {
    setAsking(true);
    setOutcome(undefined);
    subscribe()
      .catch(() => setOutcome('failed'))
      .finally(() => setAsking(false));
  };
  if (isOn) return <p>{say(texts.isOn)}</p>;
  if (state !== 'off')
    return (
      <Notice tone="quiet">
        <p>{say(whyNot[state])}</p>
      </Notice>
    );
  return (
    <div className={layout.lines}>
      <div role="status">{outcome ? <p className={words.soft}>{say(outcomeWords[outcome])}</p> : null}</div>
      <PassingButton beside={heading} isWaiting={isAsking || add.isPending} onClick={switchOn}>
        {say(texts.switchOn)}
      </PassingButton>
    </div>
  );
}

interface DeviceRowProps {
  device: Device;
  here: ThisDevice;
  heading: RefObject<HTMLElement | null>;
  asked: { endpoint?: string };
  onOff: () => void;
}

/** One device: what it is, since when, when it was told something last, and its switch. */
function DeviceRow({ device, here, heading, asked, onOff }: DeviceRowProps) {
  const { deviceId, dateSince, dateTold, isThis } = device;
  const name = browserName(device);
  const off = useCallMutation('removedevice', {
    send: () => call('removedevice', { deviceId, ...asked }),
    onSuccess: async ({ message }) => {
      if (isThis) await here.unsubscribe().catch(() => {});
      onOff();
      notify(message);
    },
  });
  const since = formatTime(dateSince);
  const began = (date: unknown) => <time dateTime={dateSince}>{String(date)}</time>;
  return (
    <li className={layout.ends}>
      <div>
        <p>
          <strong>{name}</strong> {isThis ? <Badge>{say(texts.thisDevice)}</Badge> : null}
        </p>
        <p className={words.facts}>
          {dateTold === null
            ? rich(texts.sinceOnly, { since, began })
            : rich(texts.sinceAndTold, {
                ...{ since, told: formatTime(dateTold), began },
                last: (date) => <time dateTime={dateTold}>{date}</time>,
              })}
        </p>
      </div>
      <PassingButton
        beside={heading}
        variant="default"
        size="xs"
        isWaiting={off.isPending}
        onClick={() => off.mutate()}
      >
        {rich(texts.switchOff, { name, date: since, unseen })}
      </PassingButton>
    </li>
  );
}
