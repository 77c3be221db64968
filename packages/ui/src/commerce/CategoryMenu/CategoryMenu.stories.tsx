import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { menuCategories } from "../../testing/fixtures/categories.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CategoryMenu } from "./CategoryMenu.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The first two levels of the shop's categories, on a wide window."],
  avoid: ["On a phone: use a page or a drawer.", "For actions: use `Menu`."],
  anatomy: [
    ["Rows", "first-level categories"],
    ["Panel", "their children, beside the row"],
  ],
  accessibility: [
    "Arrow keys move within it, Escape closes it.",
    "It is a navigation; rows say whether their panel is open.",
  ],
};

const meta = {
  title: "Commerce/CategoryMenu",
  parameters: { guide },
  component: CategoryMenu,
  args: { categories: menuCategories(), label: "Categories", onDismiss: fn() },
} satisfies Meta<typeof CategoryMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard alone: down the menu, into the panel, and out with Escape. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const menu = within(canvasElement);
    await userEvent.tab();
    await expect(menu.getByRole("link", { name: "See all" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowRight}{ArrowDown}");
    await expect(document.activeElement).toHaveTextContent("Folding umbrellas");
    await userEvent.keyboard("{Escape}");
    await expect(menu.queryByRole("link", { name: "See all" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Under the mouse: the children in three columns with their whole names, and the tile of a campaign. */
export const Panel: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await userEvent.hover(menu.getByRole("link", { name: "Umbrellas" }));
    await waitFor(() => expect(menu.getByText("Children's umbrellas and boots")).toBeVisible());
    await expect(menu.getByRole("link", { name: "Best sellers" })).toBeVisible();
    await userEvent.unhover(menu.getByRole("link", { name: "Umbrellas" }));
  },
};

/** Closed: names of more than ten characters end in dots and keep their full name for pointer and screen reader. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle("Games and puzzles")).toHaveTextContent("Games and puzzles");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { categories: menuCategories("zh"), label: "商品分类" },
  globals: { locale: "zh" },
};
