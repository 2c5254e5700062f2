import classes from './SafeHtml.module.css';

/** HTML that the server rendered from its own Markdown and sanitised; text from members never comes this way. */
export function SafeHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for content blocks, sanitised on the server
  return <div className={classes.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
