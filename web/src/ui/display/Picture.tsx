interface PictureProps {
  src: string;
  width: number;
  height: number;
  /** Empty for a decoration. */
  alt?: string;
  className?: string | undefined;
}

/** An illustration that keeps its place while it loads and leaves no broken frame when it cannot. */
export function Picture({ src, width, height, alt = '', className }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      style={{ maxWidth: '100%', height: 'auto', aspectRatio: `${width} / ${height}`, objectFit: 'contain' }}
      onError={(event) => {
        event.currentTarget.style.visibility = 'hidden';
      }}
    />
  );
}
