import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Primitives/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: "Home", href: "#/" },
      { label: "Umbrellas", href: "#/goodsList?categoryId=2" },
      { label: "Folding umbrellas" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The trail to a category. */
export const Category: Story = {
  play: async ({ canvasElement }) => {
    const way = within(canvasElement);
    await expect(way.getAllByRole("link")).toHaveLength(2);
    await expect(way.getByText("Folding umbrellas")).toHaveAttribute("aria-current", "page");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { crumbs: [{ label: "首页", href: "#/" }, { label: "雨伞" }] },
  globals: { locale: "zh" },
};
