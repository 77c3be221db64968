/** Longest wait for the font, in ms; after that the first page is drawn in letters of the device. */
const LONGEST = 150;

/**
 * Resolves when the shop's font can be used, soon in any case. Styles must be there. Until a font has come, the browser looks for
 * every weight and width among the fonts of the device: three quarters of the time that the first layout took.
 */
export async function fontLoaded(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST));
  await Promise.race([document.fonts.load('1em "Archivo Variable"').catch(() => []), late]);
}
