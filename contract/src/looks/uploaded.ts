export const pictureIdPattern = /^[0-9a-f]{32}$/;

/** Whether a picture is one that was uploaded: it is named by its id. */
export function isUploaded(picture: string): boolean {
  return pictureIdPattern.test(picture);
}
