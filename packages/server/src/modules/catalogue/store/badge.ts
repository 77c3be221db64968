/** Colour of the letters, dark enough on every light background. */
const ink = "#231f33";
/** Background of a store that has not chosen one. */
const plainGround = "#c8dff3";

/** The badge of a store: one or two letters on a light background, as a data address. */
export function storeBadge(letters: string, ground = plainGround): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="${ground}"/>` +
    `<text x="48" y="60" font-family="Archivo,Arial,sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="${ink}">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The first letters of a name, escaped for a picture's text. */
export function initialsOf(name: string): string {
  return [...name.replace(/[^\p{L}\p{N}]/gu, "")].slice(0, 2).join("").toUpperCase();
}
