import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { AdvertTile } from "./AdvertTile.tsx";

const [kitchen = {}, , school = {}] = blockAdverts("en");
const [kitchenInChinese = {}] = blockAdverts("zh");

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: [
    "One advert among others: a category, a store, a campaign.",
    '`size="lead"` for the one tile of a block that is larger and has a button.',
  ],
  avoid: [
    "For a product: use `GoodsCard`, which has its price and its actions.",
    "For a whole grid of adverts from page data: use `HotAdvertBlock`.",
    "For content that is not an advert: use `Card`.",
  ],
  anatomy: [
    ["Ground", "a tint of the theme; give neighbours different ones, and `ink` to one tile at most"],
    ["Name and description", "at the start, above the picture"],
    ["Picture", "a cut-out at the lower end corner; without a name it fills the tile"],
    ["Button", "on a lead tile with an address"],
  ],
  accessibility: [
    "A press anywhere follows the one link: the name, or the button of a lead tile.",
    "Words inside a picture can't be heard. A tile without a name is announced by its `describe`, so write one.",
    "Give a lead tile an `action` such as “Shop umbrellas”: “See all” doesn't say of what.",
  ],
};

const meta = {
  title: "Blocks/AdvertTile",
  component: AdvertTile,
  parameters: { guide },
  args: { item: school, tint: "lilac", sizes: "300px", eager: true },
  decorators: [
    (Story, { args }) => (
      <div style={args.size === "lead" ? { blockSize: "26rem" } : { blockSize: "12.5rem", maxInlineSize: "25rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdvertTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A small tile: the name is the link, and the whole tile can be pressed. */
export const Tile: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "School lists" });
    const tile = canvasElement.querySelector("[data-component='AdvertTile']");
    const { right = 0, bottom = 0 } = tile?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(right - 20, bottom - 20)).toBe(link);
  },
};

/** The large tile of a block, with a button. */
export const Lead: Story = { args: { item: kitchen, tint: "apricot", size: "lead" } };

/** On the dark tint. */
export const OnInk: Story = { args: { tint: "ink" } };

/** In Chinese. */
export const Chinese: Story = {
  args: { item: kitchenInChinese, tint: "apricot", size: "lead" },
  globals: { locale: "zh" },
};

/** A picture without text fills the tile. The link is named by the data, or by the action. */
export const PictureOnly: Story = {
  args: { item: { img: pictures.umbrellaLot, url: "#/goodsList" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "See all" })).toBeVisible();
  },
};

/** The picture fails to load: the text still shows. */
export const BrokenPicture: Story = { args: { item: { ...school, img: brokenPicture } } };

/** Without an address there is no link. */
export const NoLink: Story = { args: { item: { ...school, url: undefined } } };
