import { say } from '@laurel/contract/say';
import { useEffect } from 'react';
import { keptInTab } from '#lib/kept.ts';
import * as common from '#lib/texts.ts';
import { ScreenNotLoaded } from '#loading/load-screen.ts';
import type { Failed } from '#router/Boundary.tsx';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

const triedKey = 'laurel.reloaded';
const betweenTriesMs = 60_000;

/** What is left of a page whose code failed, or never came. */
export function ErrorPage({ error }: Failed) {
  const notLoaded = error instanceof ScreenNotLoaded;
  useEffect(() => {
    if (!notLoaded) return undefined;
    if (navigator.onLine && isFirstTry()) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [notLoaded]);
  return (
    <StatePage
      isAlert
      illustration={illustrations.error}
      title={notLoaded ? notLoadedTitle() : say(texts.failed)}
      words={notLoaded ? say(texts.notLoadedWords) : say(texts.failedWords)}
      action={
        <>
          <Button onClick={reload}>{say(common.tryAgain)}</Button>
          <ButtonLink variant="default" to={paths.home}>
            {say(common.home)}
          </ButtonLink>
        </>
      }
    />
  );
}

/** A new release, or a connection that is back, is found by itself; what stays broken is not tried for ever. */
function isFirstTry(): boolean {
  const before = Number(keptInTab.read(triedKey));
  keptInTab.write(triedKey, String(Date.now()));
  return Date.now() - before > betweenTriesMs;
}

function reload() {
  window.location.reload();
}

function notLoadedTitle(): string {
  return say(navigator.onLine ? texts.notLoaded : common.offline);
}
