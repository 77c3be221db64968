import type { Meta, StoryObj } from "@storybook/react-vite";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "./Button.tsx";

const meta = {
  title: "Primitives/Button",
  component: Button,
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

/** With a drawing before the words. */
export const WithIcon: Story = { args: { icon: <ShoppingCart />, size: "lg" } };

/** The request is on its way: the spinner takes the drawing's place and presses are ignored. */
export const Loading: Story = {
  args: { loading: true, children: "Adding", icon: <ShoppingCart /> },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Adding" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** Nothing to do yet; the reason stands beside it. */
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
