import type { Locale } from "../packages/ui/src/runtime/locale.ts";

/**
 * What a story can be looked at in. The toolbar, the cloud pictures (`modes.ts`) and the test projects
 * (`vitest.config.ts`) all read these lists, so a new value appears everywhere at once.
 */
export const viewports = {
  phone: { name: "Phone", type: "mobile", styles: { width: "390px", height: "844px" } },
  desktop: { name: "Desktop", type: "desktop", styles: { width: "1280px", height: "800px" } },
} as const;

export const themes = ["light", "dark"] as const;

export const brands = ["sundry", "harbour", "wireframe"] as const;

export const directions = ["ltr", "rtl"] as const;

export type ViewportName = keyof typeof viewports;
export type ThemeName = (typeof themes)[number];

/** The globals of one story, as `preview.tsx` reads them. */
export interface StoryGlobals {
  readonly theme: ThemeName;
  readonly brand: (typeof brands)[number];
  readonly locale: Locale;
  readonly direction: (typeof directions)[number];
}

/** Where a story starts if neither the toolbar nor the story says otherwise. */
export const initialGlobals = {
  theme: "light",
  brand: "sundry",
  locale: "en",
  direction: "ltr",
  viewport: { value: "desktop", isRotated: false },
} as const;
