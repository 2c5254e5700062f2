import { directionOf, type Language } from '@laurel/contract/languages';
import { useEffect, useRef, useState } from 'react';
import { letterPage } from '../paths.ts';
import classes from './WholeMessage.module.css';

interface MailFrameProps {
  title: string;
  language: Language;
  html: string;
}

/** An e-mail in a frame of its own, as high as it is. Nothing in it runs, leads anywhere or asks for more than the portal's pictures. */
export function MailFrame({ title, language, html }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !page) return;
    page.documentElement.lang = language;
    page.documentElement.dir = directionOf(language);
    page.documentElement.innerHTML = html;
    for (const link of page.links) link.removeAttribute('href');
    const grown = new ResizeObserver(() => setHeight(page.body.scrollHeight));
    grown.observe(page.body);
    return () => grown.disconnect();
  }, [isLoaded, language, html]);
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title={title}
      src={letterPage}
      sandbox="allow-same-origin"
      height={height}
      onLoad={() => setLoaded(true)}
    />
  );
}
