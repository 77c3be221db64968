import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { goodsIn } from "../../testing/fixtures/goods.ts";
import { Button } from "../Button/index.ts";
import { ProductImage } from "../ProductImage/index.ts";
import { Drawer } from "./Drawer.tsx";

const meta = {
  title: "Primitives/Drawer",
  component: Drawer,
  tags: ["overlay"],
  // Each in a frame of its own: open, they would cover the page that describes them.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Cart",
    titleMeta: "6",
    footer: (
      <Button wide size="lg">
        Check out
      </Button>
    ),
    children: goodsIn("en").map(({ id, name, picture }) => (
      <div key={id} style={{ display: "flex", gap: "0.75rem", paddingBlock: "0.75rem" }}>
        <ProductImage src={picture} alt="" style={{ inlineSize: "4rem", flex: "none" }} />
        <p>{name}</p>
      </div>
    )),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Goods beside the page, the total at the foot. */
export const Cart: Story = {
  play: async ({ args }) => {
    await userEvent.click(
      within(within(document.body).getByRole("dialog", { name: /Cart/ })).getByRole("button", { name: "Close" }),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** From the bottom, on a phone: more entries. */
export const Sheet: Story = {
  args: { placement: "bottom", title: "More", titleMeta: undefined, footer: undefined, children: <p>Coupon centre</p> },
};

/** Nothing in it: no foot. */
export const Empty: Story = {
  args: { titleMeta: undefined, footer: undefined, children: <p>Nothing here yet.</p> },
  play: async () => {
    await expect(document.querySelector("[data-part='footer']")).toBeNull();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { title: "购物车", footer: <Button wide>去结算</Button> },
  globals: { locale: "zh" },
};
