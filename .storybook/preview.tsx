/// <reference types="./declaredProps.d.ts" />
/// <reference types="vite/client" />
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../packages/ui/src/theme/index.ts";
import "../packages/ui/src/theme/fonts.ts";
import "../packages/ui/src/theme/fontsHan.ts";
import "../packages/ui/src/theme/brands/harbour/harbour.css.ts";
import "../packages/ui/src/theme/brands/wireframe/wireframe.css.ts";
import { ComponentPage } from "./ComponentPage.tsx";
import { componentFolders } from "./componentFolders.ts";
import { handedOn, leavePageInPlace } from "./docsFrames.ts";
import { withRuntime, withStage } from "./decorators.tsx";
import { expectTranslatable } from "./expectTranslatable.ts";
import { ThemedDocs } from "./ThemedDocs.tsx";
import { locales } from "../packages/ui/src/runtime/locale.ts";
import { brands, directions, initialGlobals, themes, viewports } from "./globals.ts";
import { chromaticModes } from "./modes.ts";
import declared from "virtual:sundry-declared-props";
import { readableProps } from "./propTable.ts";
import { sourceCode } from "./sourceCode.ts";

leavePageInPlace();
// A second is too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** One menu of the toolbar. */
const choice = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/**
 * Only violations: details of passing rules take the longest. Reading all styles again is of use only to a rule that is
 * off.
 */
const axeOptions = { resultTypes: ["violations", "incomplete"], preload: { assets: ["media"] } };

const preview: Preview = {
  tags: ["autodocs"],
  afterEach: expectTranslatable,
  argTypesEnhancers: [readableProps(declared)],
  decorators: [withStage, withRuntime],
  initialGlobals: { ...initialGlobals, ...handedOn() },
  globalTypes: {
    theme: choice("Theme", "mirror", themes),
    brand: choice("Brand", "paintbrush", brands),
    locale: choice("Language", "globe", locales),
    direction: choice("Direction", "transfer", directions),
  },
  parameters: {
    layout: "padded",
    viewport: { options: viewports },
    backgrounds: { disable: true },
    a11y: { test: "error", options: axeOptions },
    chromatic: { modes: chromaticModes, prefersReducedMotion: "reduce" },
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
      source: { transform: (code: string) => sourceCode(code, componentFolders) },
    },
    options: {
      storySort: {
        order: [
          "Guides",
          ["Welcome", "Foundations", "Brand lab", "Block studio"],
          "Pages",
          "Primitives",
          "Forms",
          "Commerce",
          "Blocks",
        ],
      },
    },
  },
};
export default preview;
