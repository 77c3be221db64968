/**
 * A store's logo; undefined for letters that the server drew. A picture can't use the shop's typeface, so the mark of the store writes
 * its letters itself.
 */
export function storeLogo(logo: string | null | undefined): string | undefined {
  const drawn = logo?.startsWith("data:image/svg+xml") && logo.includes("%3Ctext");
  return drawn ? undefined : (logo ?? undefined);
}
