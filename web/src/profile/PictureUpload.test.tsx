import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { never, refusedWith } from '../../test/answers.ts';
import { expectAccessible, onPhone, showPart } from '../../test/part.tsx';
import { PictureUpload } from './PictureUpload.tsx';

/** Twice as wide as high: the left half is red, the right one blue. */
async function redAndBlue(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  const paper = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  for (const [n, colour] of ['red', 'blue'].entries()) {
    paper.fillStyle = colour;
    paper.fillRect(n * 200, 0, 200, 200);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' });
}
const choose = async (file: File) => userEvent.upload(page.getByLabelText(/^Drop a picture here/), file);
const dialog = page.getByRole('dialog', { name: 'Your picture' });

/** 'red' or 'blue' there, in parts of the picture. */
function colourAt(picture: Element, x: number, y: number): string {
  const canvas = picture as HTMLCanvasElement;
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
  const [red = 0, , blue = 0] = paper.getImageData(x * canvas.width, y * canvas.height, 1, 1).data;
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red}/${blue}`;
}
const coloursOf = (picture: Element) =>
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ].map(([x = 0, y = 0]) => colourAt(picture, x, y));

test('the square of a picture is chosen: moved by keys, turned, and sent as it stands', async () => {
  await showPart(<PictureUpload />, { answers: { profilepicupload: () => never as never } });
  await choose(await redAndBlue());
  await expect.element(dialog).toBeVisible();
  const square = dialog.getByRole('img', { name: 'Your picture, as it will stand' });
  await expect.element(square).toHaveFocus();
  await expect.poll(() => coloursOf(square.element())).toEqual(['red', 'blue', 'red', 'blue']);
  await expectAccessible();
  await userEvent.keyboard('{ArrowLeft>12/}');
  await expect.poll(() => coloursOf(square.element())).toEqual(['blue', 'blue', 'blue', 'blue']);
  await userEvent.keyboard('{ArrowRight>10/}');
  await expect.poll(() => coloursOf(square.element())).toEqual(['red', 'blue', 'red', 'blue']);
  await userEvent.click(dialog.getByRole('button', { name: 'Turn to the right' }));
  await expect.poll(() => coloursOf(square.element())).toEqual(['red', 'red', 'blue', 'blue']);
  await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
  const preview = page.getByRole('img', { name: 'Preview of your new picture' });
  await expect.poll(() => coloursOf(preview.element())).toEqual(['red', 'red', 'blue', 'blue']);
});

test('drawn by a pointer on a phone, and nearer', async () => {
  await onPhone();
  await showPart(<PictureUpload />, {});
  (page.getByLabelText(/^Drop a picture here/).element() as HTMLElement).focus();
  await choose(await redAndBlue());
  await expect.element(dialog).toBeVisible();
  const square = dialog.getByRole('img').element() as HTMLCanvasElement;
  await expect.poll(() => coloursOf(square)).toEqual(['red', 'blue', 'red', 'blue']);
  const { left, top, width } = square.getBoundingClientRect();
  const at = (x: number) => ({ clientX: left + x, clientY: top + 50, pointerId: 1, bubbles: true, isPrimary: true });
  square.setPointerCapture = () => {};
  square.dispatchEvent(new PointerEvent('pointerdown', at(20)));
  square.dispatchEvent(new PointerEvent('pointermove', at(20 + width / 2)));
  square.dispatchEvent(new PointerEvent('pointerup', at(20 + width / 2)));
  square.dispatchEvent(new PointerEvent('pointermove', at(0)));
  await expect.poll(() => coloursOf(square)).toEqual(['red', 'red', 'red', 'red']);
  const zoom = dialog.getByRole('slider', { name: 'Nearer' });
  (zoom.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(zoom).toHaveValue('4');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByLabelText(/^Drop a picture here/)).toHaveFocus();
});

test('what no browser can read is left to the server, which says so', async () => {
  await showPart(<PictureUpload />, { answers: { profilepicupload: () => refusedWith('This is no picture.') } });
  await choose(new File(['GIF?'], 'me.png', { type: 'image/png' }));
  await expect.element(page.getByText(/This is no picture/)).toBeVisible();
  expect(dialog.elements()).toEqual([]);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'OK' }));
});

test('one’s own picture is taken away after a question, and stays when that fails', async () => {
  let answer: unknown = refusedWith('Not now.');
  const asked = await showPart(<PictureUpload />, {
    member: { picId: 'a'.repeat(32) },
    answers: { profilepicremove: () => answer as never },
  });
  const remove = page.getByRole('button', { name: 'Remove picture' });
  await userEvent.click(remove);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
  expect(asked).toEqual([]);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  const agree = async () => {
    await userEvent.click(remove);
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Yes, remove it' }));
  };
  await agree();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'OK' }));
  expect(asked).toHaveLength(1);
  answer = { message: 'Your picture is removed.' };
  await agree();
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(page.getByLabelText(/^Drop a picture here/)).toHaveFocus();
});
