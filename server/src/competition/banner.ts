import sharp from 'sharp';

const width = 1200;
const height = 300;

// of the process: the drawing is every company's
let drawn: Promise<Buffer> | undefined;

/**
 * Shown until somebody uploads a banner. Without words: what fonts this machine has is unknown. Drawn once, because anyone
 * may ask for it as often as they like.
 */
export function drawnBanner(): Promise<Buffer> {
  drawn ??= sharp(Buffer.from(svg())).webp({ quality: 88 }).toBuffer();
  return drawn;
}

function svg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="night" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0b2f1e"/><stop offset="1" stop-color="#1c6a45"/></linearGradient>
<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6d98a"/><stop offset="1" stop-color="#d09a35"/></linearGradient>
<radialGradient id="glow" cx="860" cy="150" r="420" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f6d98a" stop-opacity=".42"/><stop offset="1" stop-color="#f6d98a" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#night)"/>
<g fill="#ffffff" fill-opacity=".045">${rays()}</g>
<rect width="${width}" height="${height}" fill="url(#glow)"/>
${confetti()}
<g fill="url(#gold)">${branch(1)}${branch(-1)}</g>
${trophy}
</svg>`;
}

/** Light that falls from behind the cup. */
function rays(): string {
  return Array.from({ length: 14 }, (_, i) => {
    const at = (turn: number) => `${860 + 900 * Math.cos(turn)},${150 + 900 * Math.sin(turn)}`;
    const turn = (i * Math.PI) / 7;
    return `<path d="M860,150L${at(turn)}L${at(turn + Math.PI / 14)}Z"/>`;
  }).join('');
}

/** One branch of the wreath, its leaves in pairs along the bow. */
function branch(side: 1 | -1): string {
  return Array.from({ length: 9 }, (_, i) => {
    const turn = Math.PI / 2 - 0.35 - i * 0.27;
    const x = 860 + side * 128 * Math.cos(turn);
    const y = 148 + 118 * Math.sin(turn);
    const lean = (side * (90 - (turn * 180) / Math.PI)).toFixed(0);
    const leaf = (dx: number, tilt: number) =>
      `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="7.5" ry="20" transform="rotate(${Number(lean) + tilt} ${x.toFixed(1)} ${y.toFixed(1)}) translate(${dx} -12)"/>`;
    return leaf(side * 7, side * 32) + leaf(side * -7, side * -32);
  }).join('');
}

/** Always the same scatter, so that the picture never flickers between two looks. */
function confetti(): string {
  const colours = ['#f6d98a', '#ee7d64', '#8fd3ae', '#fff6e0'];
  return Array.from({ length: 46 }, (_, i) => {
    const x = (i * 263) % width;
    const y = (i * 97 + 31) % height;
    if (Math.hypot(x - 860, y - 150) < 175) return '';
    const colour = colours[i % colours.length];
    return i % 3 === 0
      ? `<circle cx="${x}" cy="${y}" r="${3 + (i % 3)}" fill="${colour}" fill-opacity=".8"/>`
      : `<rect x="${x}" y="${y}" width="9" height="4.5" rx="2" fill="${colour}" fill-opacity=".75" transform="rotate(${(i * 47) % 180} ${x} ${y})"/>`;
  }).join('');
}

const trophy = `<g>
<path d="M812 92c-34 0-38 52 10 62" fill="none" stroke="#e7bc5c" stroke-width="9" stroke-linecap="round"/>
<path d="M908 92c34 0 38 52-10 62" fill="none" stroke="#e7bc5c" stroke-width="9" stroke-linecap="round"/>
<path d="M808 78h104c0 62-16 104-52 104s-52-42-52-104Z" fill="url(#gold)"/>
<path d="M826 88c2 40 10 66 24 78" fill="none" stroke="#fff6e0" stroke-width="6" stroke-linecap="round" stroke-opacity=".7"/>
<path d="M852 182h16v26h-16Z" fill="#c48d2c"/>
<rect x="826" y="206" width="68" height="14" rx="5" fill="url(#gold)"/>
<rect x="814" y="220" width="92" height="20" rx="6" fill="#8b5e1c"/>
<path d="m860 100 7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z" fill="#fff6e0"/>
</g>`;
