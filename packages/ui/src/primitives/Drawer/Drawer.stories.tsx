import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { goodsIn } from "../../testing/fixtures/goods.ts";
import { Button } from "../Button/index.ts";
import { ProductImage } from "../ProductImage/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Drawer } from "./Drawer.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: [
    "A look at something without leaving the page: the cart, filters, the menu.",
    '`placement="bottom"` for a few choices on a phone.',
  ],
  avoid: [
    "For a decision that cannot wait: use `Dialog`.",
    "For actions at a button: use `Menu`.",
    "For more than one step: use a page of its own.",
  ],
  anatomy: [
    ["Scrim", "darkens the page; a press on it closes the drawer"],
    ["Header", "the title and the button that closes it, always in view"],
    ["Body", "scrolls by itself"],
    ["Footer", "optional: the main action, always in view"],
  ],
  accessibility: [
    "The focus moves into it, stays there, and returns to the button that opened it.",
    "Escape closes it. The page behind is hidden from screen readers.",
    "The title is its name, so give it one even if it is short.",
    "With reduced motion it appears without sliding.",
  ],
};

const meta = {
  title: "Primitives/Drawer",
  component: Drawer,
  tags: ["overlay"],
  // Each in its own frame: an open drawer would cover the docs page.
  parameters: { guide, docs: { story: { inline: false, height: "30rem" } } },
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

/** Products beside the page, with the total at the bottom. */
export const Cart: Story = {
  play: async ({ args }) => {
    await userEvent.click(
      within(within(document.body).getByRole("dialog", { name: /Cart/ })).getByRole("button", { name: "Close" }),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** A sheet from the bottom, as on a phone. */
export const Sheet: Story = {
  args: { placement: "bottom", title: "More", titleMeta: undefined, footer: undefined, children: <p>Coupon centre</p> },
};

/** Empty, without a footer. */
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
