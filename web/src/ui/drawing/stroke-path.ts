/** A line through these points as SVG writes it: round at each of them. One point is a dot. */
export function strokePath(stroke: readonly number[]): string {
  const [x0 = 0, y0 = 0] = stroke;
  if (stroke.length <= 2) return `M${x0} ${y0}h0`;
  let path = `M${x0} ${y0}`;
  // loop: the points of one line, which are bounded.
  for (let i = 2; i + 3 < stroke.length; i += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = stroke.slice(i, i + 4);
    path += `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  }
  const [x, y] = stroke.slice(-2);
  return `${path}L${x} ${y}`;
}

/** How far from a line a point may lie that is left out, in units of the drawing. */
const tolerance = 1.5;

/** The same line by fewer points: what lies on the way between two others goes. */
export function thinned(stroke: readonly number[]): number[] {
  const points = stroke.length / 2;
  const kept = new Set([0, points - 1]);
  const parts: [number, number][] = [[0, points - 1]];
  // loop: each turn keeps a point of the line, or ends a part of it.
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const { at, distance } = farthest(stroke, from, to);
    if (distance <= tolerance) continue;
    kept.add(at);
    parts.push([from, at], [at, to]);
  }
  return [...kept].sort((a, b) => a - b).flatMap((i) => stroke.slice(2 * i, 2 * i + 2));
}

/** Of the points between two of them the one that lies farthest from the way from one to the other. */
function farthest(stroke: readonly number[], from: number, to: number): { at: number; distance: number } {
  const [ax = 0, ay = 0] = stroke.slice(2 * from, 2 * from + 2);
  const [bx = 0, by = 0] = stroke.slice(2 * to, 2 * to + 2);
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  let found = { at: from, distance: 0 };
  // loop: the points of one line, which are bounded.
  for (let i = from + 1; i < to; i++) {
    const [x = 0, y = 0] = [stroke[2 * i], stroke[2 * i + 1]];
    const along = length && Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    const distance = Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
    if (distance > found.distance) found = { at: i, distance };
  }
  return found;
}
