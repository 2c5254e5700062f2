import { useEffect } from 'react';
import { keptInTab } from '#lib/kept.ts';
import { ScreenNotLoaded } from '#loading/load-screen.ts';
import type { Failed } from '#router/Boundary.tsx';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';

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
      title={notLoaded ? notLoadedTitle() : 'Something went wrong on this page'}
      words={
        notLoaded
          ? 'The connection is slow or was lost, or the portal was just renewed. Trying again usually helps.'
          : 'It is our mistake, not yours. Nothing that you sent before is lost.'
      }
      action={
        <>
          <Button onClick={reload}>Try again</Button>
          <ButtonLink variant="default" to={paths.home}>
            Home
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
  return navigator.onLine ? 'This page could not be loaded' : 'You are offline';
}
