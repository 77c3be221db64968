import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { QuantityStepper } from "./QuantityStepper.tsx";

const meta = {
  title: "Commerce/QuantityStepper/Gallery",
  component: QuantityStepper,
  tags: ["gallery", "!autodocs"],
  args: { value: 12 },
} satisfies Meta<typeof QuantityStepper>;
export default meta;

const states = {
  between: { value: 24 },
  minimum: { value: 12 },
  below: { value: 8 },
  "above stock": { value: 2400 },
  disabled: { value: 24, disabled: true },
};

/** Both heights in all states. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["sm", "md"]}
      columns={Object.keys(states) as (keyof typeof states)[]}
      cell={(size, column) => <QuantityStepper size={size} minimum={12} maximum={1940} {...states[column]} />}
    />
  ),
};
