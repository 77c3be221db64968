import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { Button } from "../../primitives/Button/index.ts";
import { Tag } from "../../primitives/Tag/index.ts";
import { goodsAt } from "../../testing/fixtures/goods.ts";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { brokenPicture } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import { arabic, german } from "../../testing/fixtures/languages.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { GoodsCard } from "./GoodsCard.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A product among others: in lists, grids and rails.", '`variant="lead"` for the large first card of a grid.'],
  avoid: [
    "For a product in one line: use `GoodsRow`.",
    "For goods paid with points: use `PointsGoodsCard`.",
    "For an advert: use a block, or `Card`.",
  ],
  anatomy: [
    ["Picture", "square, with the discount at its corner"],
    ["Heart", "on the picture, only with `onFavouriteChange`"],
    ["Price", "red if it is reduced"],
    ["Count", "beside the price: what one press adds, only with `onAddToCart`"],
    ["Name", "the link to the product"],
    ["Facts", "minimum, sold and rating, each only if known"],
    ["Batch price", "the next one above the minimum, only with `batch`"],
    ["Footer", "what the site adds, only with `footer`"],
  ],
  accessibility: [
    "The name is the only link, and it covers the whole card: a screen reader hears one link, not three.",
    "Set `headingLevel` to one below the heading above the grid.",
    "The picture has no text of its own, because the name says it.",
  ],
};

const meta = {
  title: "Commerce/GoodsCard",
  component: GoodsCard,
  parameters: { guide },
  args: { goods: goodsSummaryAt(0), onAddToCart: fn(), onFavouriteChange: fn() },
  decorators: [
    (Story) => (
      <Frame width="card">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof GoodsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a list the price comes first, and the whole card is a link. */
export const Reduced: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("link", { name: /Windproof folding umbrella/ })).toHaveAttribute(
      "href",
      "#/goodsDetail?goodsId=1001",
    );
    await expect(canvasElement).toHaveTextContent("-24%");
  },
};

/** "Add" puts the minimum quantity in the cart. */
export const Adding: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Add 12: Windproof/ }));
    await expect(args.onAddToCart).toHaveBeenCalledWith({ goods: args.goods });
  },
};

/** A favourite: the heart is filled and always visible. */
export const Favourite: Story = {
  args: { favourite: true },
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: /^Save to favourites/ });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith({ goods: args.goods, favourite: false });
  },
};

/** Sold out: the picture is faded and there is no "Add" button. */
export const SoldOut: Story = {
  args: { goods: { ...goodsSummaryAt(4), soldOut: true, backOn: "2 Dec" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Sold out, back 2 Dec");
    await expect(within(canvasElement).queryByRole("button", { name: /Add/ })).not.toBeInTheDocument();
  },
};

/** Search results name the store. */
export const WithStore: Story = { args: { goods: { ...goodsSummaryAt(1), storeName: goodsAt(1).store.name } } };

/** What one costs when more are bought. */
export const WithBatchPrice: Story = {
  args: { goods: { ...goodsSummaryAt(0), batch: { num: 72, price: 2.35 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("72+: $2.35 each")).toBeVisible();
  },
};

/** With the reason it is shown. */
export const WithReason: Story = { args: { goods: { ...goodsSummaryAt(5), reason: "You viewed teapots" } } };

/** The site's own badge and footer. `picture` takes what stands in the place of the picture. */
export const OwnParts: Story = {
  args: {
    badge: <Tag tone="success">New</Tag>,
    footer: (
      <Button size="sm" variant="outline">
        Compare
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("button", { name: "Compare" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("-24%");
  },
};

/** A picture that fails to load leaves a plain background. */
export const BrokenPicture: Story = {
  args: { goods: { ...goodsSummaryAt(3), image: brokenPicture } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-broken]")).toBeInTheDocument());
  },
};

/** Without an address or a name: the card shows, without a link. */
export const Bare: Story = {
  args: { goods: { id: "1", href: "", name: "", image: goodsSummaryAt(2).image, price: "" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).not.toBeInTheDocument();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { goods: { ...goodsSummaryAt(1, "zh"), storeName: goodsAt(1, "zh").store.name } },
  globals: { locale: "zh" },
};

/** In Arabic, read from the right, with digits of its own. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  parameters: { runtime: arabic },
};

/** In a language and a currency that the site brings. */
export const German: Story = { parameters: { runtime: german } };
