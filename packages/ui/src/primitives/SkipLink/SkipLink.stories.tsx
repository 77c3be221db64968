import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = { title: "Primitives/SkipLink", component: SkipLink, args: { target: "content" } } satisfies Meta<
  typeof SkipLink
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first Tab shows it. Enter moves to the content. */
export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#/cart">Cart</a>
      <main id="content" tabIndex={-1}>
        Goods
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("main")).toHaveFocus();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        商品
      </main>
    </>
  ),
};
