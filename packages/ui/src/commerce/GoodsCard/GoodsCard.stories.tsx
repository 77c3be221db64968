import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { goodsAt } from "../../testing/fixtures/goods.ts";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { brokenPicture } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import { GoodsCard } from "./GoodsCard.tsx";

const meta = {
  title: "Commerce/GoodsCard",
  component: GoodsCard,
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

/** Goods in a list: the price comes first, the whole card leads to the goods. */
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

/** Put into the cart from the list, as many as one must buy. */
export const Adding: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Add 12: Windproof/ }));
    await expect(args.onAddToCart).toHaveBeenCalledWith({ goods: args.goods });
  },
};

/** Saved before: the heart is filled and stays in sight. */
export const Favourite: Story = {
  args: { favourite: true },
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: /^Save to favourites/ });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith({ goods: args.goods, favourite: false });
  },
};

/** Nothing left: the picture fades and there is nothing to add. */
export const SoldOut: Story = {
  args: { goods: { ...goodsSummaryAt(4), soldOut: true, backOn: "2 Dec" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Sold out, back 2 Dec");
    await expect(within(canvasElement).queryByRole("button", { name: /Add/ })).not.toBeInTheDocument();
  },
};

/** In results of a search the store is named. */
export const WithStore: Story = { args: { goods: { ...goodsSummaryAt(1), storeName: goodsAt(1).store.name } } };

/** Why these goods are shown. */
export const WithReason: Story = { args: { goods: { ...goodsSummaryAt(5), reason: "You viewed teapots" } } };

/** A picture that does not load leaves a quiet tray. */
export const BrokenPicture: Story = {
  args: { goods: { ...goodsSummaryAt(3), image: brokenPicture } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-broken]")).toBeInTheDocument());
  },
};

/** Data without an address or a name: the card stands, but leads nowhere. */
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
