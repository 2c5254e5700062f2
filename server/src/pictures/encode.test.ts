import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode.ts';

const grey = { create: { width: 1000, height: 1000, channels: 3, background: '#808080' } } as const;
const photo = await sharp({ create: { ...grey.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
  .jpeg()
  .toBuffer();
const uploaded = (bytes: Buffer) => ({ bytes: async () => bytes });
const usual = { size: { width: 64, height: 64, fit: 'cover' }, field: 'filePic', patience: 1 } as const;

test('a picture whose time is over is no damaged one: it is unavailable for now, and may be sent again', async () => {
  // A second, for the work of minutes.
  const endless = { ...usual, size: { width: 16_000, height: 16_000, fit: 'cover' }, patience: 1 / 30 } as const;
  await expect(encodePicture(uploaded(photo), endless)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
  });
  await expect(encodePicture(uploaded(photo), usual)).resolves.toMatchObject({ mimeType: 'image/webp', width: 64 });
});

test('a damaged picture stays a refusal of what was sent', async () => {
  await expect(encodePicture(uploaded(photo.subarray(0, 5000)), usual)).rejects.toMatchObject({
    code: 'badInput',
    formErrors: { filePic: 'This picture is damaged. Please choose another one.' },
  });
});
