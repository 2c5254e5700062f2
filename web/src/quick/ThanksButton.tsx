import { say } from '@laurel/contract/say';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { useLocation } from '#router/router.ts';
import { HomeContext, homeQuery } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { late, whenIdle } from '#ui/states/late.tsx';
import { chooseKeys, hasKeys } from './key-choice.ts';
import { canThank, openThanks, thanksFor } from './open-thanks.ts';
import { opened } from './opened.ts';
import classes from './Quick.module.css';
import * as texts from './texts.ts';
import { useKey } from './use-key.ts';

const Composer = late(() => import('#thanks/Composer.tsx').then((m) => m.Composer));

const open = () => void openThanks();
const close = () => opened.set((before) => (before === 'thanks' ? undefined : before));

// as it is sent: a media query
const hasKeyboard = () => window.matchMedia('(hover: hover)').matches;

/** In the header: the composer, its button and its key. */
export function ThanksButton() {
  const isOpen = useStore(opened) === 'thanks';
  const isOn = useStore(hasKeys);
  useEffect(() => {
    canThank.set(true);
    return () => canThank.set(false);
  }, []);
  // There before its key: what is typed behind it is a name.
  useEffect(() => (isOn && hasKeyboard() ? whenIdle(Composer.ahead) : undefined), [isOn]);
  return (
    <>
      <Button
        className={classes.thank}
        icon={<IconHeartHandshake aria-hidden size={18} stroke={1.8} />}
        aria-haspopup="dialog"
        aria-keyshortcuts={isOn ? 'g' : undefined}
        onPointerEnter={Composer.ahead}
        onClick={open}
      >
        {say(texts.thank)}
      </Button>
      {isOn ? <ThanksKey /> : null}
      {isOpen ? <OpenComposer isOn={isOn} /> : null}
    </>
  );
}

function ThanksKey() {
  useKey({ key: 'g', isCommand: false }, open);
  return null;
}

/** It goes with the page above which it was opened: a link in it leads away. */
function OpenComposer({ isOn }: { isOn: boolean }) {
  // The header stands around the screens, which alone know whose they are.
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const memberId = useStore(thanksFor);
  const { pathname } = useLocation();
  const [here] = useState(pathname);
  const isElsewhere = pathname !== here;
  useEffect(() => {
    if (isElsewhere) close();
  }, [isElsewhere]);
  if (!home) return null;
  return (
    <HomeContext value={home}>
      <Composer memberId={memberId} isLeft={isElsewhere} onClose={close}>
        <Switch
          className={classes.keys}
          label={say(texts.hasKey)}
          description={say(texts.hasKeyHint)}
          checked={isOn}
          onChange={(event) => chooseKeys(event.currentTarget.checked)}
        />
      </Composer>
    </HomeContext>
  );
}
