import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../primitives/Button/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { BlockHeader } from "./BlockHeader.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The first line of a block of your own, so that titles and links stand where those of our blocks do."],
  avoid: [
    "For the title of a page or of a panel: use `Heading`.",
    "Without a title: leave the header out and label the section.",
  ],
  anatomy: [
    ["Title", "two to four words"],
    ["Note", "after it, smaller: how fresh or how many"],
    ["End", "your `children`, such as a countdown, then “See all” if there is an address"],
  ],
  accessibility: [
    "`BlockPage` sets the level of the title; elsewhere it is 2, or `headingLevel`.",
    "“See all” sounds alike in every block. Put the header in a `section` with the title as its `aria-label`.",
    "On touch screens the link is 44 px high.",
  ],
};

const meta = {
  title: "Blocks/BlockHeader",
  component: BlockHeader,
  parameters: { guide },
  args: { title: "Picked this week" },
} satisfies Meta<typeof BlockHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only a title. */
export const Plain: Story = {};

/** With a note and a "See all" link. */
export const WithMore: Story = {
  args: { note: "Three lists, updated daily", moreHref: "#/goodsList" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "See all" })).toHaveAttribute("href", "#/goodsList");
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent("Picked this week");
  },
};

/** With a control at the end of the line. */
export const WithChoice: Story = { args: { children: <Button variant="strong">Best sellers</Button> } };

/** In Chinese. */
export const Chinese: Story = {
  args: { title: "本周精选", note: "三张榜单，每日更新", moreHref: "#/goodsList" },
  globals: { locale: "zh" },
};
