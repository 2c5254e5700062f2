import { type MouseEvent, useMemo } from 'react';
import { followInside } from '#router/Link.tsx';
import classes from './SafeHtml.module.css';

interface ContentPolicy {
  createHTML(html: string): string;
}

/** Where browsers know Trusted Types, markup is taken from this policy alone. */
const policy = (
  window as { trustedTypes?: { createPolicy(name: string, rules: ContentPolicy): ContentPolicy } }
).trustedTypes?.createPolicy('laurel-content', { createHTML: (html) => html });

/** HTML that the server rendered from its own Markdown and sanitised; text from members never comes this way. */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) followInside(event, link);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside act, and Enter on a link is a click
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for content blocks, sanitised on the server
    <div dir="auto" className={classes.html} onClick={follow} dangerouslySetInnerHTML={content} />
  );
}
