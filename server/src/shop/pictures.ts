/** Where the browser finds a product's picture; catalogues name it without folder or ending. */
export function picturePath(imageFile: string): string {
  return imageFile === '' ? '' : `/catalogue/${imageFile}.svg`;
}
