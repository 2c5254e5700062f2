import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
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
  const navigate = useNavigate();
  const content = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  const follow = (event: MouseEvent) => {
    const address = addressInside(event);
    if (address === undefined) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside act, and Enter on a link is a click
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for content blocks, sanitised on the server
    <div className={classes.html} onClick={follow} dangerouslySetInnerHTML={content} />
  );
}

/** The page of this portal that a plain click on a link asks for; such a click need not load everything again. */
function addressInside(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return link.pathname + link.search + link.hash;
}
