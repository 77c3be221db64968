import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import type { ShippedLocale } from "../../runtime/index.ts";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { BannerAdvertBlock } from "../BannerAdvertBlock/index.ts";
import { OnlyGoodsBlock } from "../OnlyGoodsBlock/index.ts";
import { RecommendBlock } from "../RecommendBlock/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { BlockPage } from "./BlockPage.tsx";

const titles = {
  en: { picked: "Picked this week", lot: "By the lot", banner: "A kitchen in one carton" },
  zh: { picked: "本周精选", lot: "整批拿货", banner: "一箱配齐一个厨房" },
} as const satisfies Record<ShippedLocale, Record<string, string>>;

const pageIn = (locale: ShippedLocale) => [
  { type: "bannerAdvert", options: { img: pictures.artKitchen, name: titles[locale].banner, url: "#/goodsList" } },
  { type: "onlyGoodsModel", options: { title: titles[locale].picked, list: blockItems(9, locale) } },
  { type: "recommend", options: { title: titles[locale].lot, list: blockItems(6, locale) } },
];

function Crash(): never {
  throw new Error("This block cannot be drawn.");
}

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: [
    "A home, topic or store page that merchants put together as JSON.",
    "With `homeBlocks` for all our blocks, or with a list of the ones your pages have.",
  ],
  avoid: [
    "For a page whose layout is fixed: place the blocks yourself.",
    "For the bars of the header, `topAdvert` and `navBar`: draw them in your header and name them in `ignoredTypes`.",
  ],
  anatomy: [
    ["Blocks", "in the order of the data; the first one loads its pictures at once"],
    ["Skeleton", "where the script of a block is on its way"],
    ["Nothing", "where a block is unknown, crashes or has no content: the others close ranks"],
  ],
  accessibility: [
    "`headingLevel` is the level of every block's title, so the page keeps one outline whatever merchants put into it.",
    "Give the page its own `h1` above: blocks never have one unless you ask for level 1.",
    "A fault is reported to `onBlockError` once, and never to the buyer.",
  ],
};

const meta = {
  title: "Blocks/BlockPage",
  component: BlockPage,
  parameters: { guide },
  args: {
    pageData: JSON.stringify({ list: pageIn("en") }),
    blocks: {
      bannerAdvert: BannerAdvertBlock,
      onlyGoodsModel: OnlyGoodsBlock,
      recommend: RecommendBlock,
      crash: Crash,
    },
    onBlockError: fn(),
  },
} satisfies Meta<typeof BlockPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Blocks in the order of the page data. */
export const Home: Story = {
  play: async ({ args, canvasElement }) => {
    const headings = within(canvasElement).getAllByRole("heading", { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      titles.en.banner,
      titles.en.picked,
      titles.en.lot,
    ]);
    await expect(args.onBlockError).not.toHaveBeenCalled();
  },
};

/** Unknown, empty and crashing blocks leave no trace. The rest of the page shows. */
export const WithFaults: Story = {
  args: {
    pageData: {
      list: [
        null,
        { type: "hologram" },
        { type: "crash" },
        { type: "recommend", options: {} },
        ...pageIn("en").slice(2),
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent("By the lot");
    await expect(args.onBlockError).toHaveBeenCalledTimes(3);
  },
};

/** Data that is not a page. */
export const Malformed: Story = {
  args: { pageData: "{ not json" },
  tags: ["no-visual"],
  play: async ({ args }) => {
    await expect(args.onBlockError).toHaveBeenCalledWith({ path: "pageData", reason: "malformed" });
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { pageData: { list: pageIn("zh") } }, globals: { locale: "zh" } };
