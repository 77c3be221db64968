import {
  type BrandFault,
  BrandError,
  type BrandOptions,
  createBrand,
  type SundryTheme,
} from "../../src/theme/brand/index.ts";

/** A brand, or why there is none. */
export type Attempt =
  | { readonly brand: SundryTheme }
  | { readonly problem: string; readonly faults: readonly BrandFault[] };

/** Makes a brand, or tells what is wrong with its colours. */
export function attemptBrand(options: BrandOptions): Attempt {
  try {
    return { brand: createBrand(options) };
  } catch (error) {
    if (error instanceof BrandError) return { problem: error.message, faults: error.faults };
    if (error instanceof TypeError) return { problem: error.message, faults: [] };
    throw error;
  }
}

/** The nearest accent on which the chosen ink can be read, if that is what is wrong. */
export function nearestAccent(faults: readonly BrandFault[]): string | undefined {
  return faults.find(({ colour, ground }) => colour === "text.onBrand" && ground === "action.primary")?.nearestGround;
}
