/** A price typed by hand: digits with at most two decimals, full-width ones too; undefined for an empty or odd text. */
export function readAmount(typed: string): number | undefined {
  const text = typed.normalize("NFKC").trim().replace(/,/g, "");
  return /^\d{1,9}(\.\d{0,2})?$/.test(text) ? Number(text) : undefined;
}
