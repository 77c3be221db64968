import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import X from "lucide-react/icons/x";
import { expect, fn, userEvent, within } from "storybook/test";
import { Badge } from "../Badge/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { IconButton } from "./IconButton.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Actions everybody knows by their icon, such as close, search and favourite."],
  avoid: ["Where there is room for text: use `Button`.", "For more than three in a row: use `Menu`."],
  anatomy: [
    ["Icon", "decorative"],
    ["Label", "accessible name and tooltip, begins with a verb"],
  ],
  accessibility: [
    'The label is its name: "Remove from cart", not "Cross".',
    "The touch target is at least 44 px, also where the button looks smaller.",
    "The tooltip also shows on keyboard focus.",
  ],
};

const meta = {
  title: "Primitives/IconButton",
  component: IconButton,
  parameters: { guide },
  args: { label: "Close", children: <X />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closes a panel. */
export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Close" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** On a product picture. */
export const OnAPicture: Story = {
  args: { label: "Save to favourites", variant: "float", round: true, size: "sm", children: <Heart /> },
};

/** With a count. */
export const WithBadge: Story = {
  args: {
    label: "Cart",
    variant: "quiet",
    size: "lg",
    children: (
      <>
        <ShoppingCart />
        <Badge count={6} floating />
      </>
    ),
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { label: "关闭" }, globals: { locale: "zh" } };
