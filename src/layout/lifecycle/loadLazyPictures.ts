/** Loads the remaining pictures, so that prints, archives and screenshots of the whole page are complete (R415). */
export function loadLazyPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    image.loading = 'eager';
  }
}
