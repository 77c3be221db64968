import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SkipLink } from "./SkipLink.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The first thing on every page with a header."],
  avoid: ["More than once a page."],
  anatomy: [["Link", "shows only while it has the focus"]],
  accessibility: ["It moves the focus to the main content, which needs `tabIndex={-1}`."],
};

const meta = {
  title: "Primitives/SkipLink",
  parameters: { guide },
  component: SkipLink,
  args: { target: "content" },
} satisfies Meta<typeof SkipLink>;
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
