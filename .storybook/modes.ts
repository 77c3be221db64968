import { type ThemeName, themes, type ViewportName, viewports } from "./globals.ts";

interface Mode {
  readonly theme: ThemeName;
  readonly viewport: ViewportName;
}

const viewportNames = Object.keys(viewports) as ViewportName[];

/** Each screen in each theme: the pictures taken of every story, here and in the cloud. */
export const pictureSets: Record<string, Mode> = Object.fromEntries(
  viewportNames.flatMap((viewport) => themes.map((theme) => [`${viewport}-${theme}`, { viewport, theme }])),
);

/** The same sets in the form that Chromatic reads from a story's parameters. */
export const chromaticModes = Object.fromEntries(
  Object.entries(pictureSets).map(([name, { viewport, theme }]) => [name, { viewport: { value: viewport }, theme }]),
);
