import type { Meta, StoryObj } from "@storybook/react-vite";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Button } from "./Button.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: [
    "An action on the page: add, save, check out.",
    "`primary` once in a region, for what most people came to do; `strong` where money is spent; `outline` and `text` for the rest.",
  ],
  avoid: [
    "To go somewhere: use `ButtonLink`, or `asChild` around your router's link.",
    "For an icon without words: use `IconButton`.",
    "To choose one of several: use `SegmentedControl` or `Tabs`.",
  ],
  anatomy: [
    ["Icon", "optional, before the words; the spinner takes its place while loading"],
    ["Words", "a verb first, with the count where there is one: Add 12"],
    ["Ground", "the variant; a finger reaches 44 px of it, even where it is 32 px high"],
  ],
  accessibility: [
    "Enter and Space press it. While `loading` it stays in the order of focus, says that it is busy and ignores presses.",
    "A disabled button cannot be reached by Tab, so say the reason beside it.",
    "The icon is decoration and hidden from screen readers.",
  ],
};

const meta = {
  title: "Primitives/Button",
  component: Button,
  parameters: { guide },
  args: { children: "Add 12", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The one main action of a region. */
export const Primary: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add 12" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** With an icon before the text. */
export const WithIcon: Story = { args: { icon: <ShoppingCart />, size: "lg" } };

/** In progress: the spinner replaces the icon, and presses are ignored. */
export const Loading: Story = {
  args: { loading: true, children: "Adding", icon: <ShoppingCart /> },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Adding" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** Not available yet; the reason is beside it. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toBeDisabled();
  },
};

/** The main action of a narrow panel. */
export const Wide: Story = { args: { wide: true, variant: "strong", children: "Check out" } };

/** In Chinese. */
export const Chinese: Story = { args: { children: "加购12件" }, globals: { locale: "zh" } };
