import { productPictureWidths } from '@laurel/contract/limits';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './ProductPicture.module.css';

/** Four to three, whatever comes; a gift stands in for a picture that is missing. Decoration beside the name. */
export function ProductPicture({ src, small = false }: { src: string; small?: boolean }) {
  const [failed, setFailed] = useState('');
  return (
    <span className={classes.frame} data-small={small || undefined}>
      {src === '' || failed === src ? (
        <IconGift aria-hidden size={small ? 26 : 44} stroke={1.2} />
      ) : (
        <img
          src={src}
          {...sizesOf(src, small)}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}

/** Uploaded pictures come in several widths, of which the browser takes the one that fits; drawings have no size. */
function sizesOf(src: string, small: boolean) {
  if (!src.startsWith('/productpic/')) return {};
  const base = src.replace(/\d+$/, '');
  return {
    srcSet: productPictureWidths.map((width) => `${base}${width} ${width}w`).join(', '),
    // as it is sent: how wide the picture is drawn, for the browser.
    sizes: small ? '6rem' : '(min-width: 48em) 20rem, 90vw',
  };
}
