import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../primitives/Button/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { BlockHeader } from "./BlockHeader.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The title of a block or section, with what leads on from it."],
  avoid: ["For the title of a page: use `Heading`.", "For a title with neither note nor link: a `Heading` is enough."],
  anatomy: [
    ["Title", "in few words"],
    ["Note", "smaller, on the same line"],
    ["End", 'tabs, a countdown or "See all"'],
  ],
  accessibility: [
    "The title takes the level of the page's blocks; `headingLevel` sets another.",
    '"See all" follows the title, so a screen reader hears what it belongs to.',
  ],
};

const meta = {
  title: "Blocks/BlockHeader",
  parameters: { guide },
  component: BlockHeader,
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
