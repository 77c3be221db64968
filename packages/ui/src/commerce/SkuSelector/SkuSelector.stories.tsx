import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { umbrellaSkus } from "../../testing/fixtures/skus.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SkuSelector } from "./SkuSelector.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A product with variants, such as colour and size, of which not all are made or in stock."],
  avoid: [
    "For one choice without a SKU behind it: use `SegmentedControl`.",
    "For many SKUs at once: use `ReorderReport` or a table.",
  ],
  anatomy: [
    ["Axis", "a name and its values"],
    ["Value", "chosen, possible, not fitting the others, or in no SKU at all"],
  ],
  accessibility: [
    "Each axis is a group with a name; a value says whether it is chosen.",
    "A value in no SKU can be reached and says why it can't be chosen.",
    "A value that doesn't fit changes the other axes instead of doing nothing.",
  ],
};

const meta = {
  title: "Commerce/SkuSelector",
  parameters: { guide },
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

const shades = Array.from({ length: 512 }, (_, at) => `Shade ${at + 1}`);

/** Of an axis with many values, the first are shown; the others are found. */
export const ManyValues: Story = {
  args: {
    axes: [
      { name: "Colour", values: shades.map((value) => ({ value })) },
      { name: "Canopy", values: [{ value: "53 cm" }, { value: "58 cm" }] },
    ],
    skus: shades.flatMap((Colour, at) =>
      ["53 cm", "58 cm"].map((Canopy) => ({ skuId: `${at} ${Canopy}`, values: { Colour, Canopy }, quantity: at % 5 })),
    ),
    value: "3 58 cm",
  },
};

/** In Chinese. */
export const Chinese: Story = { args: umbrellaSkus("zh"), globals: { locale: "zh" } };
