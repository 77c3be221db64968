import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Primitives/Switch",
  component: Switch,
  args: { children: "Only this store", onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Off. A press on the label turns it on. */
export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Only this store"));
    await expect(args.onCheckedChange).toHaveBeenCalledWith({ checked: true });
    await expect(within(canvasElement).getByRole("switch")).toBeChecked();
  },
};

/** On. */
export const On: Story = { args: { defaultChecked: true } };

/** In Chinese. */
export const Chinese: Story = { args: { defaultChecked: true, children: "只搜本店" }, globals: { locale: "zh" } };
