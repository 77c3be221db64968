import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect } from "react";
import { localeTags } from "../packages/ui/src/runtime/locale.ts";
import { Runtime } from "../packages/ui/src/testing/Runtime.tsx";
import type { StoryGlobals } from "./globals.ts";
import { stage } from "../packages/ui/src/testing/stage.css.ts";

/** Puts theme, brand, language and direction on the document, where dialogs and drawers see them too. */
function Stage({
  theme,
  brand,
  locale,
  direction,
  bare,
  children,
}: StoryGlobals & { bare: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.dataset.brand = brand;
    page.lang = localeTags[locale];
    page.dir = direction;
  }, [theme, brand, locale, direction]);
  return (
    <div data-stage="" className={bare ? stage.bare : stage.padded}>
      {children}
    </div>
  );
}

/** Shows the story in the theme, brand, language and direction of the toolbar (or of the story itself). */
export const withStage: Decorator = (Story, { globals, parameters }) => (
  <Stage {...(globals as unknown as StoryGlobals)} bare={parameters.layout === "fullscreen"}>
    <Story />
  </Stage>
);

/** Gives the story our words in the chosen language and a clock that stands still. */
export const withRuntime: Decorator = (Story, { globals, parameters }) => {
  const { locale, direction } = globals as unknown as StoryGlobals;
  return (
    <Runtime locale={locale} direction={direction} {...parameters.runtime}>
      <Story />
    </Runtime>
  );
};
