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
  use: ["One advert among others: a category, a campaign, an occasion."],
  avoid: ["For a product: use `GoodsCard`.", "For a campaign across the page: use `BannerAdvertBlock`."],
  anatomy: [
    ["Name", "in few words"],
    ["Description", "optional, one line"],
    ["Button", "on the large tile only"],
    ["Picture", "below the words, or all of the tile without a name"],
  ],
  accessibility: [
    "A small tile is one link, named by its name; in a large one the button is the link.",
    "A picture beside a name is decorative. Alone it needs `describe`, which becomes the name of the link.",
  ],
};

const meta = {
  title: "Blocks/AdvertTile",
  parameters: { guide },
  component: AdvertTile,
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
