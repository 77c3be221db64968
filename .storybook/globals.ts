import type { ShippedLocale } from "../packages/ui/src/runtime/locale.ts";

/**
 * Viewports, themes and languages of the stories. The toolbar, the cloud screenshots (`modes.ts`) and the test projects
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
  readonly locale: ShippedLocale;
  readonly direction: (typeof directions)[number];
}

/** What `lang` of the page says for each language of the toolbar. */
export const languageTags: Readonly<Record<ShippedLocale, string>> = { en: "en", zh: "zh-CN" };

/** Where a story starts if neither the toolbar nor the story says otherwise. Its window is as large as the reader's. */
export const initialGlobals = {
  theme: "light",
  brand: "sundry",
  locale: "en",
  direction: "ltr",
} as const;
