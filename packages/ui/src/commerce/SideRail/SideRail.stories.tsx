import type { Meta, StoryObj } from "@storybook/react-vite";
import ArrowUp from "lucide-react/icons/arrow-up";
import Headset from "lucide-react/icons/headset";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import UserRound from "lucide-react/icons/user-round";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SideRail } from "./SideRail.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Shortcuts at the side of a wide window."],
  avoid: ["On a narrow window: use a tab bar.", "For the main navigation: use the header."],
  anatomy: [
    ["Entries", "an icon and a name each"],
    ["Badges", "counts"],
  ],
  accessibility: ["It is a navigation with a name.", "Every entry has a name, also where only its icon shows."],
};

const meta = {
  title: "Commerce/SideRail",
  parameters: { guide },
  component: SideRail,
  args: {
    label: "Your shortcuts",
    onSelect: fn(({ preventDefault }: { preventDefault: () => void }) => preventDefault()),
    groups: [
      [
        {
          id: "member",
          label: "Member centre",
          icon: <UserRound />,
          href: "/home",
          newTab: true,
          note: "opens in a new tab",
        },
        { id: "cart", label: "Cart", icon: <ShoppingCart />, href: "/cart", count: 128, countLabel: "128 goods" },
      ],
      [{ id: "service", label: "Customer service", icon: <Headset /> }],
      [{ id: "top", label: "Back to top", icon: <ArrowUp /> }],
    ],
  },
} satisfies Meta<typeof SideRail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Links, buttons, and a count that stays at 99. */
export const Standard: Story = {
  play: async ({ args, canvasElement }) => {
    const rail = within(within(canvasElement).getByRole("navigation", { name: "Your shortcuts" }));
    const cart = rail.getByRole("link", { name: /^Cart/ });
    await expect(cart).toHaveAttribute("href", "/cart");
    await expect(cart).toHaveTextContent("99");
    await userEvent.click(cart);
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: "cart" }));
    await userEvent.click(rail.getByRole("button", { name: "Back to top" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: "top" }));
  },
};

/** The cart's drawer is open. */
export const WithDrawerOpen: Story = {
  args: { current: "cart" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: /^Cart/ })).toHaveAttribute("data-current");
  },
};

/** The focused entry shows its name. */
export const Focused: Story = {
  decorators: [
    (Shown) => (
      <div style={{ paddingInlineStart: 160 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: /^Member centre/ })).toHaveFocus();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    label: "快捷入口",
    groups: [[{ id: "cart", label: "购物车", icon: <ShoppingCart />, href: "/cart", count: 6, countLabel: "6件商品" }]],
  },
  globals: { locale: "zh" },
};
