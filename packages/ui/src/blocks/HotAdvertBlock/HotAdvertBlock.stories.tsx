import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { blockAdverts, brokenItems, hotAdvertOptions } from "../../testing/fixtures/blocks.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { HotAdvertBlock } from "./HotAdvertBlock.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Two to nine adverts of which the first one matters most."],
  avoid: [
    "If they are equal: use `FirstAdvertBlock`.",
    "For products: use `OnlyGoodsBlock`, which has the same shape.",
  ],
  anatomy: [
    ["Header", "optional: title, note and “See all”"],
    ["Lead", "the first advert, two by two, with a button"],
    ["Small tiles", "up to eight; the last ones grow to fill their line, whatever their number"],
  ],
  accessibility: [
    "Screen readers meet the adverts in the order of the data, the lead first.",
    "With a title, names of adverts are one level below it; without, they take its level.",
    "Tints are decoration: neighbours differ so that edges are seen, not to mean anything.",
  ],
};

const meta = {
  title: "Blocks/HotAdvertBlock",
  component: HotAdvertBlock,
  parameters: { guide },
  args: { options: hotAdvertOptions("en"), eager: true },
} satisfies Meta<typeof HotAdvertBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One large tile and four small ones, each a link. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByRole("heading", { level: 2, name: "Stock up by trade" })).toBeVisible();
    await expect(block.getByRole("link", { name: "Shop hand tools" })).toBeVisible();
    await expect(block.getAllByRole("link")).toHaveLength(5);
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: hotAdvertOptions("zh") }, globals: { locale: "zh" } };

/** Fewer tiles still fill the block. */
export const Fewer: Story = {
  args: { options: { ...hotAdvertOptions("en"), list: blockAdverts("en").slice(2, 5) } },
};

/** A single tile fills the line. */
export const One: Story = { args: { options: { ...hotAdvertOptions("en"), list: blockAdverts("en").slice(4, 5) } } };

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = {
  args: {
    options: { title: 7, list: brokenItems },
  },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='HotAdvertBlock']")).toBeNull();
  },
};
