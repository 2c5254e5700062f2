import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { Marked, type TokensList } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { refuse } from '#errors/refuse';
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

/** What a text calls `{portal}` is what the portal is called at its reader's site. */
export function named(text: string, portal: string): string {
  return text.replaceAll('{portal}', () => portal);
}

/** The same of what is still being written: pictures may lack their words, but what is tangled is refused. */
export function previewOf(markdown: string): string {
  if (!tokensOf(markdown)) refuse('badInput', say(texts.tangled), { markdown: say(texts.tangled) });
  return renderMarkdown(markdown);
}

/**
 * Why a text cannot be taken: it is too tangled to be read, or has a picture that is not the portal's own, or one that is not described
 * for those who do not see it.
 */
export function markdownFault(markdown: string): string | undefined {
  const tokens = tokensOf(markdown);
  return tokens ? pictureFault(tokens) : say(texts.tangled);
}

/** Beyond so many marks that may open or close emphasis, finding their pairs would hold up everybody else. */
const marksMax = 4_000;

/** Undefined where it is too tangled: too many marks, or quotes within quotes that are deeper than the stack. */
function tokensOf(markdown: string): TokensList | undefined {
  if ((markdown.match(/[_*]+/g)?.length ?? 0) > marksMax) return undefined;
  try {
    const tokens = marked.lexer(markdown);
    marked.parser(tokens);
    return tokens;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function pictureFault(tokens: TokensList): string | undefined {
  let fault: string | undefined;
  marked.walkTokens(tokens, (token) => {
    if (token.type !== 'image') return;
    if (!ownPicture.test(token.href)) fault ??= say(texts.strangePicture);
    else if (token.text.trim() === '') fault ??= say(texts.describePicture);
  });
  return fault;
}
