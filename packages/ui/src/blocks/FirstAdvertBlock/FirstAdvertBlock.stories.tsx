import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { blockAdverts, brokenItems } from "../../testing/fixtures/blocks.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { FirstAdvertBlock } from "./FirstAdvertBlock.tsx";

const tilesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 4) });

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Short ways into the shop below the first campaign: occasions, trades, price points."],
  avoid: ["For categories: use `CategoryMenu`.", "For more than eight: only eight show."],
  anatomy: [
    ["Tile", "name, description, picture"],
    ["Row", "a rail on a phone"],
  ],
  accessibility: ["It is a list; each tile is one link.", "A tile without a name is named by its description."],
};

const meta = {
  title: "Blocks/FirstAdvertBlock",
  parameters: { guide },
  component: FirstAdvertBlock,
  args: { options: tilesIn("en"), eager: true },
} satisfies Meta<typeof FirstAdvertBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Four tinted tiles, each one link. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(4);
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: tilesIn("zh") }, globals: { locale: "zh" } };

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = { args: { options: { list: brokenItems } } };

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='FirstAdvertBlock']")).toBeNull();
  },
};
