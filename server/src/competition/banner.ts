import sharp from 'sharp';

/** Shown until somebody uploads a banner. Without words: what fonts this machine has is unknown. */
export async function drawnBanner(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300" viewBox="0 0 1200 300">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0f3d26"/><stop offset="1" stop-color="#1f6b45"/></linearGradient></defs>
<rect width="1200" height="300" fill="url(#g)"/>
<g fill="none" stroke="#d9a441" stroke-width="6" stroke-linecap="round"><path d="M1000 240c-70-20-100-90-80-170"/><path d="M1080 240c70-20 100-90 80-170"/></g>
<g fill="#d9a441">${leaves}</g>
</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 86 }).toBuffer();
}

const leaves = [70, 105, 140, 175, 210]
  .map(
    (y, i) =>
      `<ellipse cx="${908 + i * 14}" cy="${y}" rx="9" ry="20" transform="rotate(-35 ${908 + i * 14} ${y})"/><ellipse cx="${1172 - i * 14}" cy="${y}" rx="9" ry="20" transform="rotate(35 ${1172 - i * 14} ${y})"/>`,
  )
  .join('');
