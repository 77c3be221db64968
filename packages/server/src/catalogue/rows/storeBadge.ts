import type { StoreProfile } from "../data/stores.ts";
import { groundHex } from "../pictures/grounds.ts";

/** Ink of the letters, dark enough on every tint. */
const ink = "#231f33";

/** The badge of a store: its letters on its tint, as an address that carries the picture itself. */
export function storeBadge({ monogram, tint }: Pick<StoreProfile, "monogram" | "tint">): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="${groundHex(tint)}"/>` +
    `<text x="48" y="60" font-family="Archivo,Arial,sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="${ink}">${monogram}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
