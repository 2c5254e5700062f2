export interface Size {
  width: number;
  height: number;
}

/** A square of a picture that was turned. */
export interface Crop {
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
  /** 1: as large as the picture allows. */
  zoom: number;
  /** Its middle, in parts of the turned picture. */
  x: number;
  y: number;
}

export const zoomMost = 4;
export const untouched: Crop = { turns: 0, zoom: 1, x: 0.5, y: 0.5 };

function turnedSize({ width, height }: Size, { turns }: Crop): Size {
  return turns % 2 ? { width: height, height: width } : { width, height };
}

/** In pixels of the picture. */
function sideOf(picture: Size, { zoom }: Crop): number {
  return Math.min(picture.width, picture.height) / zoom;
}

/** The same, as near as it may be: no more than `zoomMost`, and within the picture. */
export function within(picture: Size, crop: Crop): Crop {
  const zoom = Math.min(zoomMost, Math.max(1, crop.zoom));
  const { width, height } = turnedSize(picture, crop);
  const half = sideOf(picture, { ...crop, zoom }) / 2;
  const inside = (at: number, length: number) => Math.min(1 - half / length, Math.max(half / length, at));
  return { ...crop, zoom, x: inside(crop.x, width), y: inside(crop.y, height) };
}

/** The picture is drawn so far to the right and down, in parts of the square. */
export function moved(picture: Size, crop: Crop, { right, down }: { right: number; down: number }): Crop {
  const { width, height } = turnedSize(picture, crop);
  const side = sideOf(picture, crop);
  return within(picture, { ...crop, x: crop.x - (right * side) / width, y: crop.y - (down * side) / height });
}

/** A quarter turn, around what is in the middle. */
export function turned(crop: Crop, way: 'left' | 'right'): Crop {
  const { turns, x, y } = crop;
  return way === 'right'
    ? { ...crop, turns: (turns + 1) % 4, x: 1 - y, y: x }
    : { ...crop, turns: (turns + 3) % 4, x: y, y: 1 - x };
}

/** Draws the square, of so many pixels. */
export function drawCrop(paper: CanvasRenderingContext2D, picture: ImageBitmap, crop: Crop, pixels: number): void {
  const { width, height } = turnedSize(picture, crop);
  const scale = pixels / sideOf(picture, crop);
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.clearRect(0, 0, pixels, pixels);
  paper.imageSmoothingQuality = 'high';
  paper.translate(pixels / 2, pixels / 2);
  paper.scale(scale, scale);
  paper.translate((0.5 - crop.x) * width, (0.5 - crop.y) * height);
  paper.rotate((crop.turns * Math.PI) / 2);
  paper.drawImage(picture, -picture.width / 2, -picture.height / 2);
}
