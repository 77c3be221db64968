import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";
import { declaredPropsPlugin } from "./declaredPropsPlugin.ts";
import { plainTypes } from "./plainTypes.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/guides/**/*.stories.tsx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/storefront/src/**/*.stories.tsx",
  ],
  addons: [
    // It reads every story file once more, for pages that tests don't open.
    ...(process.env["VITEST"] ? [] : ["@storybook/addon-docs"]),
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // The other reader of prop tables needs a compiler API that TypeScript 7 does not have.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    // First, so that the reader of prop tables gets what it makes.
    mergeConfig(
      { ...base, plugins: [plainTypes(), declaredPropsPlugin(), ...(base.plugins ?? [])] },
      {
        plugins: [vanillaExtractPlugin()],
        build: { chunkSizeWarningLimit: 2000 },
      },
    ),
};
export default config;
