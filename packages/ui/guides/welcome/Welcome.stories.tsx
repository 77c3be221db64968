import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { guideParameters } from "../parameters.ts";
import { Welcome as WelcomePage } from "./Welcome.tsx";

const meta = {
  title: "Guides/Welcome",
  component: WelcomePage,
  tags: ["!autodocs", "no-visual"],
  parameters: guideParameters,
} satisfies Meta<typeof WelcomePage>;
export default meta;

/** What Storybook opens with. */
export const Welcome: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: /Brand lab/ });
    await expect(link.getAttribute("href")).toContain("?path=/story/guides-brand-lab--lab");
  },
};
