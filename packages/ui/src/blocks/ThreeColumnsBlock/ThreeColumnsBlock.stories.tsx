import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { blockAdverts, brokenItems, threeColumnsOptions } from "../../testing/fixtures/blocks.ts";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ThreeColumnsBlock } from "./ThreeColumnsBlock.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Three themes of equal weight, each with a few products as a taste."],
  avoid: [
    "For more than three: the fourth is left out. Use `FirstAdvertBlock`.",
    "For products in order of rank: use `NewGoodsSortBlock`.",
  ],
  anatomy: [
    ["Panel", "a tint from the data, or the one of its place; side by side on a desktop, stacked on a phone"],
    ["Words", "name, a sentence and a link, beside a picture"],
    ["Products", "up to three with price and discount; a panel without any is an advert"],
  ],
  accessibility: [
    "The link of a panel says its name: “See all: Rainwear”.",
    "Prices here are never red, which couldn't be read on the tints. The discount tag says it.",
    "With a title the panels' names are one level below it; without, they take its level.",
  ],
};

const meta = {
  title: "Blocks/ThreeColumnsBlock",
  component: ThreeColumnsBlock,
  parameters: { guide },
  args: { options: threeColumnsOptions("en"), eager: true },
} satisfies Meta<typeof ThreeColumnsBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three tinted panels, each with a title, a link and three products. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByRole("heading", { name: "For tailors" })).toBeVisible();
    await expect(block.getByRole("link", { name: "Shop bags: Bags for the school year" })).toBeVisible();
    await expect(block.getAllByRole("listitem")).toHaveLength(9);
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: threeColumnsOptions("zh") }, globals: { locale: "zh" } };

/** A panel without products is an advert. An unknown tint falls back to the default. */
export const WithAnAdvert: Story = {
  args: {
    options: {
      title: "By trade",
      list: blockAdverts("en")
        .slice(4, 7)
        .map((item, index) => (index === 1 ? { ...item, tint: "plaid" } : { ...item, goods: blockItems(3) })),
    },
  },
};

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = {
  args: {
    options: { list: [{ name: "Mend and make", tint: 3, goods: brokenItems }, ...brokenItems] },
  },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='ThreeColumnsBlock']")).toBeNull();
  },
};
