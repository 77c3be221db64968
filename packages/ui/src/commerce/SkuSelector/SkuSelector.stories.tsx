import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { umbrellaSkus } from "../../testing/fixtures/skus.ts";
import { SkuSelector } from "./SkuSelector.tsx";

const meta = {
  title: "Commerce/SkuSelector",
  component: SkuSelector,
  args: { ...umbrellaSkus(), value: "1001-2", onValueChange: fn() },
  render: function Kept(args) {
    const [skuId, setSkuId] = useState(args.value);
    return (
      <SkuSelector
        {...args}
        value={skuId}
        onValueChange={(event) => {
          args.onValueChange?.(event);
          setSkuId(event.value);
        }}
      />
    );
  },
} satisfies Meta<typeof SkuSelector>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each value shows its state: fits, sold out, changes another value, or not offered. */
export const EveryState: Story = {
  play: async ({ canvasElement }) => {
    const selector = within(canvasElement);
    await expect(selector.getByRole("button", { name: "58 cm", pressed: true })).toBeVisible();
    await expect(selector.getByRole("button", { name: "Navy: sold out in this combination" })).toBeEnabled();
    await expect(selector.getByRole("button", { name: /^Pearl: not available/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** A value that doesn't fit the others selects the nearest SKU, and the event names the axis that changed. */
export const RePicked: Story = {
  play: async ({ args, canvasElement }) => {
    const selector = within(canvasElement);
    await userEvent.click(selector.getByRole("button", { name: /^Scarlet: not available with your other/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: "1001-5", changedAxes: ["Canopy"] });
    await expect(selector.getByRole("button", { name: "64 cm", pressed: true })).toBeVisible();
  },
};

/** A product with one axis. */
export const OneAxis: Story = {
  args: {
    axes: [{ name: "Pack", values: [{ value: "24 leaves" }, { value: "80 leaves" }] }],
    skus: [
      { skuId: "1", values: { Pack: "24 leaves" }, quantity: 5 },
      { skuId: "2", values: { Pack: "80 leaves" }, quantity: 5 },
    ],
    value: "1",
  },
};

/** In Chinese. */
export const Chinese: Story = { args: umbrellaSkus("zh"), globals: { locale: "zh" } };
