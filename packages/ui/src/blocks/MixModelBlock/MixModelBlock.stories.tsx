import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { brokenItems, mixModelOptions } from "../../testing/fixtures/blocks.ts";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { MixModelBlock } from "./MixModelBlock.tsx";

const onAddToCart = fn();

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Products and the stores behind them side by side, for buyers who choose a maker before an article."],
  avoid: [
    "For stores alone: use a grid of `StoreCard`.",
    "For a long list of products: it shows eight, and four on a phone. Use `TabbedGoods`.",
  ],
  anatomy: [
    ["Products", "under the title; `badge` is the note beside it"],
    ["Store panel", "up to four stores: mark, name, rating, a line about them, “Visit”"],
    ["Thumbnails", "up to four products of each store"],
  ],
  accessibility: [
    "The link of a store says whose it is, and the whole line can be pressed.",
    "Each thumbnail is a link with the product's name.",
    "In the page, products always come before stores, whichever side the data has them on.",
  ],
};

const meta = {
  title: "Blocks/MixModelBlock",
  component: MixModelBlock,
  parameters: { guide },
  decorators: [withGoodsActions({ onAddToCart })],
  args: { options: mixModelOptions("en"), eager: true },
} satisfies Meta<typeof MixModelBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Products beside stores. Each store has a link and some of its products. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByRole("heading", { name: "Stores to know" })).toBeVisible();
    await expect(block.getByRole("link", { name: "Visit: Threadwell Haberdashery" })).toBeVisible();
    await userEvent.click(block.getByRole("button", { name: /Add 12: Windproof/ }));
    await expect(onAddToCart).toHaveBeenCalledOnce();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: mixModelOptions("zh") }, globals: { locale: "zh" } };

/** Brands with a picture and no products. */
export const Brands: Story = {
  args: {
    options: {
      ...mixModelOptions("en"),
      right: {
        model: "brand",
        data: {
          title: "Brands",
          url: "#/brands",
          list: [
            { name: "Kiln and Co", img: pictures.teapot, url: "#/goodsList?brand=1" },
            { name: "Threadwell", img: pictures.thread, url: "#/goodsList?brand=2" },
          ],
        },
      },
    },
  },
};

/** Without stores, the products fill the line. */
export const GoodsAlone: Story = { args: { options: { ...mixModelOptions("en"), right: null } } };

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = {
  args: {
    options: {
      title: "From the workbench",
      left: { data: { badge: "?", list: brokenItems } },
      right: { data: { title: 7, list: [...brokenItems, { name: "A store", rating: "high", goods: brokenItems }] } },
    },
  },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='MixModelBlock']")).toBeNull();
  },
};
