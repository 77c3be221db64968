import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import type { ThemeName } from "./globals.ts";
import { looks } from "./looks.ts";

addons.setConfig({
  theme: looks.light,
  layoutCustomisations: {
    // A guide has no props to play with, and wants the room.
    showPanel: ({ storyId }, usual) => (storyId?.startsWith("guides-") ? false : usual),
  },
});

// The frame follows the theme of the toolbar.
addons.register("sundry/look", (api) => {
  const follow = ({ globals }: { globals: { theme?: ThemeName } }) =>
    api.setOptions({ theme: looks[globals.theme ?? "light"] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
