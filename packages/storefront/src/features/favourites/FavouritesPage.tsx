/** Not written yet. */
export function FavouritesPage() {
  return null;
}
