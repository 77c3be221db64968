import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ShippedLocale } from "../../runtime/index.ts";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { GoodsCard } from "../GoodsCard/index.ts";
import { GoodsGrid } from "./GoodsGrid.tsx";

const cards = (count: number, locale: ShippedLocale = "en") =>
  Array.from({ length: count }, (_, index) => <GoodsCard key={index} goods={goodsSummaryAt(index, locale)} />);

const meta = {
  title: "Commerce/GoodsGrid",
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
