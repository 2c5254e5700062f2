import { signatureHeight, signaturePointsMax, signatureStrokesMax, signatureWidth } from '@laurel/contract/limits';
import type { Strokes } from '@laurel/contract/rules/strokes';
import { type PointerEvent, useRef, useState } from 'react';
import { thinned } from './stroke-path.ts';

/** Units of the drawing that a hand goes before it is a point of its own. */
const stepLeast = 4;

function roomIn(value: Strokes): number {
  if (value.length >= signatureStrokesMax) return 0;
  return signaturePointsMax - value.reduce((sum, stroke) => sum + stroke.length / 2, 0);
}

/** Nothing more can be drawn. */
export function isFull(value: Strokes): boolean {
  return roomIn(value) < 1;
}

interface Held {
  pointer: number;
  stroke: number[];
  room: number;
}

/** One line at a time, by the pointer that began it. It becomes part of the drawing when the pointer leaves the paper. */
export function useDrawing(value: Strokes, onChange: (value: Strokes) => void) {
  const held = useRef<Held>(undefined);
  const [drawn, setDrawn] = useState<number[]>();
  const end = () => {
    const line = held.current;
    if (!line) return;
    held.current = undefined;
    setDrawn(undefined);
    onChange([...value, thinned(line.stroke)]);
  };
  const draw = (line: Held, event: PointerEvent<HTMLElement>) => {
    for (const at of pointsPassed(event)) if (line.stroke.length / 2 < line.room) goOn(line.stroke, at);
    setDrawn([...line.stroke]);
    if (line.stroke.length / 2 >= line.room) end();
  };
  const isHeld = ({ pointerId }: PointerEvent) => held.current?.pointer === pointerId;
  return {
    drawn,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (held.current || event.button !== 0 || isFull(value)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { pointer: event.pointerId, stroke: [], room: roomIn(value) };
        draw(held.current, event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (held.current && isHeld(event)) draw(held.current, event);
      },
      onPointerUp: (event: PointerEvent) => isHeld(event) && end(),
      // What the browser takes for a gesture of its own leaves what was drawn until then.
      onPointerCancel: (event: PointerEvent) => isHeld(event) && end(),
      onLostPointerCapture: (event: PointerEvent) => isHeld(event) && end(),
    },
  };
}

/** The places of a pointer since the last picture, in units of the drawing: it is drawn the same on any width. */
function pointsPassed(event: PointerEvent<HTMLElement>): [number, number][] {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const passed = event.nativeEvent.getCoalescedEvents?.() ?? [];
  const inside = (at: number, most: number) => Math.round(Math.min(1, Math.max(0, at)) * most);
  return (passed.length ? passed : [event]).map(({ clientX, clientY }) => [
    inside((clientX - left) / width, signatureWidth),
    inside((clientY - top) / height, signatureHeight),
  ]);
}

function goOn(stroke: number[], [x, y]: [number, number]): void {
  const [lastX, lastY] = stroke.slice(-2);
  if (lastX === undefined || lastY === undefined || Math.hypot(x - lastX, y - lastY) >= stepLeast) stroke.push(x, y);
}
