import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import * as texts from './texts.ts';

const marked = new Marked({ gfm: true, breaks: false, async: false });

/** Markdown → HTML that may stand in a page: no scripts, no styles, no forms, nothing loaded from elsewhere. */
export function renderMarkdown(markdown: string): string {
  return sanitise(marked.parse(markdown) as string);
}

const picturePath = callRows.contentpic.path.replace('/:picId/:size', '');
const ownPicture = new RegExp(`^${picturePath}/[0-9a-f]{32}/([1-9]\\d{0,3})x([1-9]\\d{0,3})$`);

/** The address of a picture tells its size: whoever shows it keeps room for it. */
export function pictureAddress({ id, width, height }: { id: string; width: number; height: number }): string {
  return `${picturePath}/${id}/${width}x${height}`;
}

/** Also run over what is stored already: a block saved by a hijacked hand must not speak as us. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'hr',
      'br',
      'code',
      'pre',
      'del',
      'img',
    ],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page has its own first heading: the block's title.
      h1: 'h2',
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
      img: (tagName, { src = '', alt = '' }) => {
        const [, width = '', height = ''] = ownPicture.exec(src) ?? [];
        const attribs: Record<string, string> = width ? { src, alt, width, height, loading: 'lazy' } : {};
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !(attribs.src && attribs.alt?.trim()),
  });
}

/** What is wrong with the pictures of a text: each is the portal's own, and is described for those who do not see it. */
export function pictureFault(markdown: string): string | undefined {
  let fault: string | undefined;
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type !== 'image') return;
    if (!ownPicture.test(token.href)) fault ??= say(texts.strangePicture);
    else if (token.text.trim() === '') fault ??= say(texts.describePicture);
  });
  return fault;
}
