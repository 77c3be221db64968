import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect } from "react";
import { Runtime, type RuntimeProps } from "../packages/ui/src/testing/Runtime.tsx";
import { languageTags, type StoryGlobals } from "./globals.ts";
import { stage } from "../packages/ui/src/testing/stage.css.ts";

/** Sets theme, brand, language and direction on the document, so that dialogs and drawers have them too. */
function Stage({
  theme,
  brand,
  language,
  direction,
  bare,
  children,
}: Omit<StoryGlobals, "locale"> & { language: string; bare: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.dataset.brand = brand;
    page.lang = language;
    page.dir = direction;
  }, [theme, brand, language, direction]);
  return (
    <div data-stage="" className={bare ? stage.bare : stage.padded}>
      {children}
    </div>
  );
}

/** Shows the story in the theme, brand, language and direction of the toolbar (or of the story itself). */
export const withStage: Decorator = (Story, { globals, parameters }) => {
  const { locale, ...looks } = globals as unknown as StoryGlobals;
  const runtime = parameters.runtime as Partial<RuntimeProps> | undefined;
  return (
    <Stage {...looks} language={runtime?.locale ?? languageTags[locale]} bare={parameters.layout === "fullscreen"}>
      <Story />
    </Stage>
  );
};

/** Gives the story our messages in the selected language and a stopped clock. */
export const withRuntime: Decorator = (Story, { globals, parameters }) => {
  const { locale, direction } = globals as unknown as StoryGlobals;
  return (
    <Runtime locale={locale} direction={direction} {...parameters.runtime}>
      <Story />
    </Runtime>
  );
};
