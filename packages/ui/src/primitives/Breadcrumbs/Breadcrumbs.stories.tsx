import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["On pages below a category, so that a visitor from a search engine sees where they are."],
  avoid: [
    "For pages of equal rank: use `Tabs` or links.",
    "On the first level of the shop, where they would have one entry.",
  ],
  anatomy: [
    ["Links", "from the home page to the level above"],
    ["Current page", "the last crumb, not a link"],
  ],
  accessibility: [
    "It is a navigation with a name of its own.",
    "The last crumb is marked as the current page.",
    "The arrows between the crumbs are hidden from screen readers.",
  ],
};

const meta = {
  title: "Primitives/Breadcrumbs",
  component: Breadcrumbs,
  parameters: { guide },
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
