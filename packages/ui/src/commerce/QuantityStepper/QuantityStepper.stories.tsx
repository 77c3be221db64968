import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["How many of a SKU, with minimum and stock."],
  avoid: ["For other numbers: use `Input`.", "For one of few amounts: use `SegmentedControl`."],
  anatomy: [
    ["Buttons", "to the nearest valid quantity below and above"],
    ["Number", "can be typed"],
    ["Message", "why a typed quantity is not valid"],
  ],
  accessibility: [
    "Arrow keys change the quantity; the new one is announced.",
    "A typed quantity stays as it is until the buyer changes it.",
    "`label` names it, best with the product's name.",
  ],
};

const meta = {
  title: "Commerce/QuantityStepper",
  parameters: { guide },
  component: QuantityStepper,
  args: { value: 24, minimum: 12, maximum: 1940, onValueChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onValueChange={(event) => {
          args.onValueChange?.(event);
          setValue(event.value);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Change it by the buttons or by typing. */
export const Between: Story = {
  play: async ({ args, canvasElement }) => {
    const stepper = within(canvasElement);
    await userEvent.click(stepper.getByRole("button", { name: "Increase" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 25 });
    const input = stepper.getByRole("textbox", { name: "Quantity" });
    await userEvent.clear(input);
    await userEvent.type(input, "60{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 60 });
  },
};

/** At the minimum, "Decrease" does nothing but keeps the focus. */
export const AtTheMinimum: Story = {
  args: { value: 12 },
  play: async ({ args, canvasElement }) => {
    const fewer = within(canvasElement).getByRole("button", { name: "Decrease" });
    await expect(fewer).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(fewer);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Typed below the minimum: a message says how many more are needed. Both stay until the buyer changes them. */
export const BelowTheMinimum: Story = {
  play: async ({ args, canvasElement }) => {
    const stepper = within(canvasElement);
    const input = stepper.getByRole("textbox", { name: "Quantity" });
    await userEvent.clear(input);
    await userEvent.type(input, "8");
    await expect(stepper.getByRole("status")).toHaveTextContent("The minimum is 12. Add 4 more.");
    await expect(input).toBeInvalid();
    await userEvent.tab();
    await expect(input).toHaveValue("8");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** More than what is left in stock. */
export const AboveTheStock: Story = { args: { value: 24, maximum: 15 } };

/** In a line of the cart. */
export const Small: Story = { args: { size: "sm", label: "Quantity of Windproof folding umbrella" } };

/** The quantity can't be changed now. */
export const Disabled: Story = { args: { disabled: true } };

/** In Chinese. */
export const Chinese: Story = {
  args: { value: 8 },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("起订12件，还差4件。");
  },
};
