import { initialGlobals, type StoryGlobals, themes, type ViewportName, viewports } from "./globals.ts";

/** What all stories of a set of screenshots are shown in, and which stories are taken. */
export interface PictureSet extends StoryGlobals {
  readonly viewport: ViewportName;
  /** Tags of the stories to take. @default all stories */
  readonly stories?: { readonly include?: readonly string[]; readonly exclude?: readonly string[] };
}

const { locale, direction, brand } = initialGlobals;
const plain = { locale, direction, brand };
/** A gallery shows everything of a component: enough to see other words and another brand. */
const galleries = { include: ["gallery"] };
/** A gallery has a half in each direction already. */
const singleStories = { exclude: ["gallery"] };

const viewportNames = Object.keys(viewports) as ViewportName[];

/**
 * The screenshots of every story, here and in the cloud: each viewport in each theme, then Chinese, right to left and a
 * second brand.
 */
export const pictureSets: Readonly<Record<string, PictureSet>> = {
  ...Object.fromEntries(
    viewportNames.flatMap((viewport) =>
      themes.map((theme) => [`${viewport}-${theme}`, { ...plain, viewport, theme }] as const),
    ),
  ),
  "phone-light-zh": { ...plain, viewport: "phone", theme: "light", locale: "zh", stories: galleries },
  "desktop-light-zh": { ...plain, viewport: "desktop", theme: "light", locale: "zh", stories: galleries },
  "desktop-light-rtl": { ...plain, viewport: "desktop", theme: "light", direction: "rtl", stories: singleStories },
  "desktop-light-harbour": { ...plain, viewport: "desktop", theme: "light", brand: "harbour", stories: galleries },
  "desktop-dark-harbour": { ...plain, viewport: "desktop", theme: "dark", brand: "harbour", stories: galleries },
};

/**
 * The same sets in the form that Chromatic reads from a story's parameters: the window in px, and globals. Chromatic
 * cannot choose stories by tag, so it takes each story in each set.
 */
export const chromaticModes = Object.fromEntries(
  Object.entries(pictureSets).map(([name, { stories: _tags, viewport, ...globals }]) => [
    name,
    { ...globals, viewport: Number.parseInt(viewports[viewport].styles.width, 10) },
  ]),
);
