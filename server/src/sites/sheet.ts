import { callRows } from '@laurel/contract/call-rows';
import { drawnLogos, type Look } from '@laurel/contract/looks/look';
import { paletteOf, veilOf } from '@laurel/contract/looks/palette';
import { isUploaded } from '@laurel/contract/looks/uploaded';

/** Where a browser finds a picture of a look: a drawing of the portal, or one that was uploaded. */
export function logoAddress(picture: string): string {
  return isUploaded(picture) ? pictureAddress(picture) : (drawnLogos[picture] ?? '/logo.svg');
}

function pictureAddress(id: string): string {
  return callRows.lookpic.path.replace(':picId', id);
}

/** What a look says otherwise than the style sheets of the portal (`web/src/theme/looks.css`). */
export function sheetOf(look: Look): string {
  const palette = paletteOf(look);
  const tokens = Object.entries(palette).map(([token, colour]) => `--look-${token}:${colour}`);
  const logo = (picture: string) => `--logo:url('${logoAddress(picture)}')`;
  const { banner } = look;
  const veil = `color-mix(in srgb,${palette['brand-9']} ${veilOf(look) * 100}%,transparent)`;
  const hero = banner ? `--hero:linear-gradient(${veil},${veil}),url('${pictureAddress(banner)}') center/cover` : '';
  return [
    `html{${[...tokens, logo(look.logo.day)].join(';')}}`,
    `@media screen{html[data-scheme=dark]{${logo(look.logo.night)}}@media (prefers-color-scheme:dark){html:not([data-scheme=light]){${logo(look.logo.night)}}}}`,
    hero ? `:root:root{${hero}}` : '',
  ].join('\n');
}

/** What a company starts with is in the portal's own sheets. */
export function sheetAddress({ id }: Pick<Look, 'id'>): string {
  return `${folder}/${id}.css`;
}

export function manifestAddress({ id }: Pick<Look, 'id'>): string {
  return `${folder}/${id}.webmanifest`;
}

/** Below it no page of the portal lies. */
const folder = '/looks';

/** Which look a file below that folder is of, and what of it. */
export function lookFile(name: string): { id: number; kind: 'css' | 'webmanifest' } | undefined {
  const [, id, kind] = /^([1-9]\d{0,8})\.(css|webmanifest)$/.exec(name) ?? [];
  return id === undefined ? undefined : { id: Number(id), kind: kind as 'css' | 'webmanifest' };
}
