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
        <img src={src} alt="" width={400} height={300} loading="lazy" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
