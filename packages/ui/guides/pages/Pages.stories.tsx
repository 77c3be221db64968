import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ShippedLocale } from "../../src/runtime/locale.ts";
import { CartPage } from "./CartPage.tsx";
import { GoodsPage } from "./GoodsPage.tsx";
import { HomePage } from "./HomePage.tsx";

const meta = {
  title: "Pages/Shop",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The language of the toolbar or of the story. */
const localeOf = ({ locale }: Readonly<Record<string, unknown>>): ShippedLocale => (locale === "zh" ? "zh" : "en");

const allBlocks: Story["play"] = async ({ canvasElement }) => {
  await waitFor(
    async () => {
      const blocks = [...canvasElement.querySelectorAll("[data-block]")];
      await expect(blocks.filter((block) => block.childElementCount > 0)).toHaveLength(7);
    },
    { timeout: 20_000 },
  );
};

/** Seven blocks from JSON under the header. */
export const Home: Story = {
  render: (_args, { globals }) => <HomePage locale={localeOf(globals)} />,
  play: allBlocks,
};

/** A product: choosing another quantity changes its price. */
export const Goods: Story = {
  render: (_args, { globals }) => <GoodsPage locale={localeOf(globals)} />,
};

/** Three lines and their sum, which follows every change. */
export const Cart: Story = {
  render: (_args, { globals }) => <CartPage locale={localeOf(globals)} />,
};

/** Without a line that is unticked the sum is lower. */
export const CartWithoutOneLine: Story = {
  ...Cart,
  tags: ["no-visual"],
  play: async ({ canvasElement }) => {
    const shop = within(canvasElement);
    const total = () => canvasElement.querySelector('[data-part="total"]')?.textContent;
    const before = total();
    await userEvent.click(shop.getAllByRole("checkbox")[0] as HTMLElement);
    await waitFor(() => expect(total()).not.toBe(before));
  },
};

/** In Chinese. */
export const ChineseHome: Story = { ...Home, globals: { locale: "zh" } };

/** The product in Chinese. */
export const ChineseGoods: Story = { ...Goods, globals: { locale: "zh" } };
