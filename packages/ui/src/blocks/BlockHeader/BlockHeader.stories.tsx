import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../primitives/Button/index.ts";
import { BlockHeader } from "./BlockHeader.tsx";

const meta = {
  title: "Blocks/BlockHeader",
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
