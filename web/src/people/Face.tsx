import { Avatar } from '#ui/display/Avatar.tsx';
import { serverPaths } from '../paths.ts';

interface FaceProps {
  name: string;
  /** Of their picture; empty where there is none. */
  picId: string;
  size: number;
}

/** Somebody's picture, or their initials. */
export function Face({ name, picId, size }: FaceProps) {
  return (
    <Avatar name={name} size={size} picture={picId ? (suffix) => serverPaths.picture(picId, suffix) : undefined} />
  );
}
