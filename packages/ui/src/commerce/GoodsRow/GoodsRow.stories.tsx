import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { GoodsRow } from "./GoodsRow.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Products in a list on a phone, or where facts matter more than pictures."],
  avoid: ["In a grid: use `GoodsCard`.", "To compare many by figures: use `GoodsLedger`."],
  anatomy: [
    ["Picture", "small, at the start"],
    ["Price, name and facts", "in the middle"],
    ["Button", "at the end"],
  ],
  accessibility: ["It is an article named by the product.", "The heart says whether the product is saved."],
};

const meta = {
  title: "Commerce/GoodsRow",
  parameters: { guide },
  component: GoodsRow,
  args: { goods: goodsSummaryAt(0), onAddToCart: fn() },
} satisfies Meta<typeof GoodsRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A row in the list view. */
export const Standard: Story = {
  play: async ({ args, canvasElement }) => {
    const row = within(within(canvasElement).getByRole("article"));
    await expect(row.getByRole("link")).toHaveAttribute("href", args.goods.href);
    await userEvent.click(row.getByRole("button", { name: /^Add 12/ }));
    await expect(args.onAddToCart).toHaveBeenCalledWith({ goods: args.goods });
  },
};

/** With a heart beside the button, as in search results. */
export const WithHeart: Story = {
  args: { favourite: true, onFavouriteChange: fn() },
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: `Save to favourites: ${args.goods.name}` });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith({ goods: args.goods, favourite: false });
  },
};

/** Sold out: no button. */
export const SoldOut: Story = {
  args: { goods: { ...goodsSummaryAt(0), soldOut: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).not.toBeInTheDocument();
    await expect(within(canvasElement).getByText("Sold out")).toBeVisible();
  },
};

/** No longer for sale: it stays among the favourites, without a button. */
export const OffShelf: Story = {
  args: { goods: { ...goodsSummaryAt(0), offShelf: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).not.toBeInTheDocument();
    await expect(within(canvasElement).getByText("No longer available")).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { goods: goodsSummaryAt(0, "zh") }, globals: { locale: "zh" } };
