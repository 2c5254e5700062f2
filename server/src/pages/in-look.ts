import { type Look, seedLook } from '@laurel/contract/looks/look';
import { paletteOf } from '@laurel/contract/looks/palette';
import { isUploaded } from '@laurel/contract/looks/uploaded';
import { logoAddress, manifestAddress, sheetAddress, sheetOf } from '#sites/sheet';
import { escapeHtml } from '#texts/escape-html';

const released = sheetOf(seedLook);

/** The built page in a look: its sheet behind the portal's own, its name, its sign on the tab. */
export function inLook(page: string, look: Look): string {
  // In a replacement a dollar sign means something.
  const name = escapeHtml(look.name).replaceAll('$', '$$$$');
  const palette = paletteOf(look);
  const said: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, `<title>${name}</title>`],
    [/(<noscript>)Laurel/, `$1${name}`],
    [/(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: light\)")/, `$1${palette.canvas}$2`],
    [
      /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: dark\)")/,
      `$1${palette['night-8']}$2`,
    ],
    [
      /<link rel="icon"[^>]*>/,
      `<link rel="icon" href="${logoAddress(look.logo.day)}" type="${typeOf(look.logo.day)}">`,
    ],
    [/<link rel="manifest"[^>]*>/, `<link rel="manifest" href="${manifestAddress(look)}">`],
    [
      /<\/head>/,
      sheetOf(look) === released ? '</head>' : `<link rel="stylesheet" href="${sheetAddress(look)}"></head>`,
    ],
  ];
  return said.reduce((before, [found, instead]) => before.replace(found, instead), page);
}

function typeOf(logo: string): string {
  return isUploaded(logo) ? 'image/webp' : 'image/svg+xml';
}

/** Its name and colours for who installs the portal; without pictures of its own it wears the portal's. */
export function manifestOf(look: Look, built: Record<string, unknown>): string {
  const palette = paletteOf(look);
  const { logo, name } = look;
  const icons = isUploaded(logo.day) ? [{ src: logoAddress(logo.day), sizes: 'any', type: typeOf(logo.day) }] : [];
  return JSON.stringify({
    ...built,
    ...{ name, short_name: name, background_color: palette.canvas, theme_color: palette.canvas },
    icons: [...icons, ...(built.icons as object[])],
  });
}
