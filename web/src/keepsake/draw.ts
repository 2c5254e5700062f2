import { numberFormat } from '@laurel/contract/formats';
import { signatureHeight } from '@laurel/contract/limits';
import { strokePath } from '#ui/drawing/stroke-path.ts';
import type { Frame, Item, Measure } from './layout.ts';
import { coverNote, coverTitle, foot } from './letters.ts';
import { type Direction, directionIn, isRightToLeft, type Letters, linesOf } from './lines.ts';
import { margin } from './paper.ts';
import type { PdfPaper, Written } from './pdf.ts';

type Colour = 'paper' | 'ink' | 'soft' | 'line' | 'ground' | 'title' | 'points';

/** A card is the same by day and by night, and so is what one keeps of it. */
function colourOf(name: Colour): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--card-${name}`).trim() || '#17251d';
}

/** A sheet on which one draws in points; what is written on it is kept. */
export class Sheet {
  readonly written: Written[] = [];

  readonly paper: PdfPaper;
  private readonly brush: CanvasRenderingContext2D;

  constructor(brush: CanvasRenderingContext2D, paper: PdfPaper) {
    this.brush = brush;
    this.paper = paper;
  }

  measure: Measure = (words, { font }) => {
    this.brush.font = font;
    return this.brush.measureText(words).width;
  };

  clear(colour: Colour) {
    this.written.length = 0;
    this.brush.fillStyle = colourOf(colour);
    this.brush.fillRect(0, 0, this.paper.width, this.paper.height);
  }

  /** One line, whose upper edge is `y`: from `x` on, up to it, or around it. */
  write(
    words: string,
    letters: Letters,
    at: { x: number; y: number; side: 'left' | 'right' | 'center'; dir: Direction; colour: Colour },
  ) {
    const { brush } = this;
    const baseline = at.y + (letters.leading + letters.size * 0.66) / 2;
    const width = this.measure(words, letters);
    const left = at.side === 'left' ? at.x : at.side === 'right' ? at.x - width : at.x - width / 2;
    brush.font = letters.font;
    brush.fillStyle = colourOf(at.colour);
    brush.direction = at.dir;
    brush.textAlign = 'left';
    brush.fillText(words, left, baseline);
    this.keep(words, letters, { left, width, baseline, dir: at.dir });
  }

  /** Word by word, each with the space after it, where the line has it. */
  private keep(line: string, letters: Letters, at: { left: number; width: number; baseline: number; dir: Direction }) {
    let before = '';
    for (const words of line.match(/\S+\s*/g) ?? []) {
      const from = this.measure(before, letters);
      before += words;
      const width = this.measure(before, letters) - from;
      const x = at.dir === 'rtl' ? at.left + at.width - from - width : at.left + from;
      this.written.push({
        words,
        x,
        width,
        baseline: at.baseline,
        size: letters.size,
        isRightToLeft: isRightToLeft(words),
      });
    }
  }

  frame({ items, x, y, width, height, dir }: Frame) {
    const { brush } = this;
    brush.strokeStyle = colourOf('line');
    brush.lineWidth = 0.9;
    brush.beginPath();
    brush.roundRect(x, y, width, height, 10);
    brush.stroke();
    const inside = { x: x + 14, width: width - 28, dir };
    let top = y + 14;
    for (const item of items) {
      this.item(item, { ...inside, y: top });
      top += item.height;
    }
  }

  private item(item: Item, { x, y, width, dir }: { x: number; y: number; width: number; dir: Direction }) {
    const [side, edge] = dir === 'rtl' ? (['right', x + width] as const) : (['left', x] as const);
    if (item.kind === 'line')
      this.write(item.words, item.letters, { x: edge, y, side, dir: item.dir, colour: item.isName ? 'points' : 'ink' });
    if (item.kind === 'picture') this.picture(item.picture, { x, y, width, height: item.height });
    if (item.kind === 'drawing') this.drawing(item, { x: edge, y, side });
  }

  /** Its middle, as far as the room goes. */
  private picture(
    picture: ImageBitmap,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ) {
    const { brush } = this;
    const scale = Math.max(width / picture.width, height / picture.height);
    brush.save();
    brush.beginPath();
    brush.roundRect(x, y, width, height, 6);
    brush.clip();
    brush.imageSmoothingQuality = 'high';
    const [wide, high] = [picture.width * scale, picture.height * scale];
    brush.drawImage(picture, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
    brush.restore();
  }

  private drawing(
    { strokes, height }: { strokes: number[][]; height: number },
    at: { x: number; y: number; side: 'left' | 'right' },
  ) {
    const { brush } = this;
    const scale = height / signatureHeight;
    brush.save();
    brush.translate(at.side === 'left' ? at.x : at.x - height * 2.5, at.y);
    brush.scale(scale, scale);
    Object.assign(brush, { lineWidth: 8, lineCap: 'round', lineJoin: 'round', strokeStyle: colourOf('ink') });
    brush.stroke(new Path2D(strokes.map(strokePath).join('')));
    brush.restore();
  }

  foot(page: number) {
    const { width, height } = this.paper;
    const y = height - margin - 4;
    this.write(numberFormat().format(page), foot, { x: width / 2, y, side: 'center', dir: 'ltr', colour: 'soft' });
  }

  cover({ title, subtitle }: { title: string; subtitle: string }) {
    const { width, height } = this.paper;
    const { brush } = this;
    this.clear('ground');
    brush.strokeStyle = colourOf('title');
    brush.lineWidth = 0.8;
    brush.beginPath();
    brush.roundRect(26, 26, width - 52, height - 52, 12);
    brush.stroke();
    this.wreath({ x: width / 2, y: height * 0.33, radius: 82 });
    const room = width - 2 * margin - 60;
    // The largest in which it has three lines at most.
    const sizes = [36, 30, 24, 19, 15];
    const size = sizes.find((each) => this.linesIn(title, coverTitle(each), room).length <= 3) ?? 12;
    let y = height * 0.33 + 130;
    const lines = [
      ...this.linesIn(title, coverTitle(size), room).map((words) => ({
        words,
        letters: coverTitle(size),
        colour: 'title' as const,
      })),
      ...this.linesIn(subtitle, coverNote, room).map((words) => ({
        words,
        letters: coverNote,
        colour: 'soft' as const,
      })),
    ];
    for (const [i, { words, letters, colour }] of lines.entries()) {
      if (lines[i - 1]?.colour === 'title' && colour === 'soft') y += 12;
      this.write(words, letters, { x: width / 2, y, side: 'center', dir: directionIn(words), colour });
      y += letters.leading;
    }
  }

  private linesIn(words: string, letters: Letters, width: number): string[] {
    return words.trim() ? linesOf(words, width, (line) => this.measure(line, letters)) : [];
  }

  /** Two sprigs of laurel that meet below. */
  private wreath({ x, y, radius }: { x: number; y: number; radius: number }) {
    const { brush } = this;
    brush.save();
    brush.translate(x, y);
    brush.strokeStyle = colourOf('title');
    brush.fillStyle = colourOf('title');
    for (const way of [1, -1]) {
      brush.save();
      brush.scale(way, 1);
      brush.lineWidth = 2;
      brush.beginPath();
      brush.arc(0, 0, radius, Math.PI * 0.5, -Math.PI * 0.36, true);
      brush.stroke();
      // loop: the leaves of a sprig.
      for (let leaf = 0; leaf < 11; leaf++) this.leaves(radius, Math.PI * (0.44 - leaf * 0.076), 1 - leaf * 0.045);
      brush.restore();
    }
    brush.restore();
  }

  private leaves(radius: number, at: number, size: number) {
    const { brush } = this;
    for (const side of [1, -1]) {
      brush.save();
      brush.translate(Math.cos(at) * radius, Math.sin(at) * radius);
      brush.rotate(at - Math.PI / 2 + side * 0.55);
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.bezierCurveTo(6 * size, -8 * size * side, 18 * size, -7 * size * side, 24 * size, 0);
      brush.bezierCurveTo(18 * size, 3 * size * side, 6 * size, 3 * size * side, 0, 0);
      brush.fill();
      brush.restore();
    }
  }
}
