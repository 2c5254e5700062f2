import type { Strokes } from '@laurel/contract/rules/strokes';
import { useState } from 'react';
import { SignaturePad } from '#ui/fields/SignaturePad.tsx';
import layout from '#ui/layout/layout.module.css';

const begun: Strokes = [
  [
    120, 150, 150, 90, 190, 70, 215, 110, 190, 200, 150, 280, 120, 300, 130, 250, 200, 200, 260, 190, 280, 220, 262,
    250,
  ],
  [
    262, 250, 250, 215, 275, 190, 300, 215, 296, 250, 330, 200, 352, 195, 350, 250, 385, 200, 405, 205, 402, 250, 430,
    240,
  ],
  [100, 330, 300, 318, 520, 312],
];

/** A signature that is drawn. */
export function Drawing() {
  const [strokes, setStrokes] = useState(begun);
  const [others, setOthers] = useState<Strokes>([]);
  return (
    <div className={layout.stack}>
      <SignaturePad label="Drawn" value={strokes} onChange={setStrokes} />
      <SignaturePad label="Empty" value={others} onChange={setOthers} />
    </div>
  );
}
