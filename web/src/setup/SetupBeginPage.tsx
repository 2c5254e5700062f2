import { useState } from 'react';
import { Door } from './Door.tsx';

/** Where the link of the start leads. Its secret stays behind the `#`, which no server is told of. */
export function SetupBeginPage() {
  const [secret] = useState(() => window.location.hash.slice(1));
  return <Door secret={secret} />;
}
