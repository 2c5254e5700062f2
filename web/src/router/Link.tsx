import type { ComponentProps, MouseEvent } from 'react';
import { isAlone } from '#lib/keys.ts';
import { navigate } from './router.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link whose page comes without loading everything again. */
export function Link({ to, onClick, ...others }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    followInside(event, event.currentTarget);
  };
  return <a {...others} href={to} onClick={follow} />;
}

/** Takes a plain click on a link to a page of this site; what else somebody wants of a link is the browser's. */
export function followInside(event: MouseEvent, link: HTMLAnchorElement) {
  if (event.defaultPrevented || event.button !== 0 || !isAlone(event)) return;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== window.location.origin) return;
  event.preventDefault();
  void navigate(link.pathname + link.search + link.hash);
}
