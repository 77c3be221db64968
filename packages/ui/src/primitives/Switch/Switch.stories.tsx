import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Switch } from "./Switch.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A setting that takes effect at once, such as messages by email."],
  avoid: [
    "For a value submitted with a form: use `Checkbox`.",
    "For two options that both need a name: use `RadioGroup`.",
  ],
  anatomy: [
    ["Track and thumb", "on or off"],
    ["Label", "names what is on, not the act of switching"],
  ],
  accessibility: [
    'Space changes it; screen readers hear "switch" and its state.',
    "If the change is refused, put it back and say why.",
  ],
};

const meta = {
  title: "Primitives/Switch",
  parameters: { guide },
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
