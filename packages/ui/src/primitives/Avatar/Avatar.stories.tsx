import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Avatar } from "./Avatar.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A store or a person beside their name."],
  avoid: ["For a store with its cloth: use `StoreMark`.", "For a product: use `ProductImage`."],
  anatomy: [
    ["Picture", "a logo or photo"],
    ["Letters", "from the name, where there is no picture or it could not be loaded"],
  ],
  accessibility: [
    "It is hidden from screen readers, because the name stands beside it.",
    "Never use it without the name.",
  ],
};

const meta = {
  title: "Primitives/Avatar",
  parameters: { guide },
  component: Avatar,
  args: { name: "Threadwell Haberdashery" },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A store without a logo. */
export const Letters: Story = {};

/** A store with a logo. */
export const Logo: Story = { args: { src: pictures.thread } };

/** A logo that fails to load is replaced by the letters. */
export const BrokenLogo: Story = {
  args: { src: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).not.toBeInTheDocument());
    await expect(within(canvasElement).getByText("TH")).toBeVisible();
  },
};

/** A buyer. */
export const Person: Story = { args: { name: "Mei Tanaka", round: true, size: "sm" } };

/** In Chinese. */
export const Chinese: Story = { args: { name: "金河伞业" }, globals: { locale: "zh" } };
