import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { blockAdverts, brokenItems } from "../../testing/fixtures/blocks.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { FirstAdvertBlock } from "./FirstAdvertBlock.tsx";

const tilesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 4) });

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A row of doors near the top of a page: four or eight categories or campaigns of equal weight."],
  avoid: ["If one of them should lead: use `HotAdvertBlock`.", "For the whole tree of categories: use `CategoryMenu`."],
  anatomy: [
    ["Tile", "one of four tints in turn, so neighbours always differ"],
    ["Name and description", "above the picture; a line each"],
    ["Picture", "at the lower end corner"],
  ],
  accessibility: [
    "It is a list called “Current offers”; set `aria-label` if it is about something else.",
    "Names are not headings: a row of eight would fill the outline of the page.",
    "On a phone and a tablet the row scrolls sideways. Tab brings the next tile into view.",
  ],
};

const meta = {
  title: "Blocks/FirstAdvertBlock",
  component: FirstAdvertBlock,
  parameters: { guide },
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
