import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ShippedLocale } from "../../runtime/index.ts";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { GoodsCard } from "../GoodsCard/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { GoodsGrid } from "./GoodsGrid.tsx";

const cards = (count: number, locale: ShippedLocale = "en") =>
  Array.from({ length: count }, (_, index) => <GoodsCard key={index} goods={goodsSummaryAt(index, locale)} />);

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Products to choose from by looks: lists, search results, recommendations."],
  avoid: ["For products to compare by figures: use `GoodsLedger`.", "For anything but products: use `Grid`."],
  anatomy: [
    ["Cards", "two columns on a phone, up to six on a desktop"],
    ["Gap", "the same between rows and columns"],
  ],
  accessibility: [
    "It is a list, so screen readers say how many products there are.",
    "Order in the page is order on the screen.",
  ],
};

const meta = {
  title: "Commerce/GoodsGrid",
  parameters: { guide },
  component: GoodsGrid,
  args: { children: cards(12) },
} satisfies Meta<typeof GoodsGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The home page: two columns on a phone, six on a desktop. */
export const Home: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(12);
  },
};

/** Search results, beside the filters. */
export const List: Story = { args: { layout: "list", children: cards(10) } };

/** One row that scrolls sideways on a phone. */
export const Rail: Story = { args: { layout: "rail", children: cards(6) } };

/** In Chinese. */
export const Chinese: Story = { args: { children: cards(6, "zh") }, globals: { locale: "zh" } };
