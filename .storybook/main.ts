import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/guides/**/*.stories.tsx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/storefront/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-themes", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // The other reader of prop tables needs a compiler API that TypeScript 7 does not have.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      build: { chunkSizeWarningLimit: 2000 },
    }),
};
export default config;
