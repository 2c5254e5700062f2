import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Boundary, type Failed } from './Boundary.tsx';
import { HereContext, hereStore, navigate, useHere } from './router.ts';
import { scrollTo } from './scroll.ts';

/** Tells what is inside where the browser is. Drawing the next page may be interrupted by whoever uses the present one. */
export function Router({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(() => hereStore.get());
  useEffect(() => {
    const follow = () => startTransition(() => setHere(hereStore.get()));
    // Somebody may have gone on before this effect ran.
    follow();
    return hereStore.subscribe(follow);
  }, []);
  useLayoutEffect(() => {
    if (here) scrollTo(here.top, here.place.hash);
  }, [here]);
  return <HereContext value={here}>{children}</HereContext>;
}

interface PageHereProps {
  /** Stands there until the code of the first page has come. */
  waiting: ReactNode;
  failed: ComponentType<Failed>;
}

/** The page of the address, in what stands around it. */
export function PageHere({ waiting, failed: FailedPage }: PageHereProps) {
  const { route, Page, failure } = useHere();
  if (failure !== undefined) return <FailedPage error={failure} />;
  return <Boundary failed={FailedPage}>{route.around(Page ? <Page key={route.pattern} /> : waiting)}</Boundary>;
}

/** Goes elsewhere as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => void navigate(to, { replace: true }), [to]);
  return null;
}
