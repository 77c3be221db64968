import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../primitives/Button/Button.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { AmountSummary } from "../AmountSummary/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { PackingSlip } from "./PackingSlip.tsx";

const english = (
  <AmountSummary
    printed
    lines={[
      { id: "goods", label: "60 pcs", amount: 191.4 },
      { id: "shipping", label: "Shipping", amount: 12 },
      { id: "coupon", label: "Coupon", amount: -5 },
    ]}
    total={{ label: "To pay", amount: 198.4 }}
  />
);

const chinese = (
  <AmountSummary
    printed
    lines={[
      { id: "goods", label: "60件", amount: 191.4 },
      { id: "shipping", label: "运费", amount: 12 },
    ]}
    total={{ label: "应付", amount: 203.4 }}
  />
);

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The sum of an order at checkout, and its receipt afterwards."],
  avoid: ["For a sum in the cart: use `AmountSummary` alone."],
  anatomy: [
    ["Paper", "hangs on the roll before payment"],
    ["Lines", "`AmountSummary` with `printed`"],
    ["Edge", "torn off once it is paid"],
  ],
  accessibility: ["Its edges are decorative; the words are plain text.", "With reduced motion it is torn off at once."],
};

const meta = {
  title: "Commerce/PackingSlip",
  parameters: { guide },
  component: PackingSlip,
  args: { children: english },
  decorators: [
    (Story) => (
      <Frame width="drawer">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof PackingSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

function Paying() {
  const [paid, setPaid] = useState(false);
  return (
    <>
      <PackingSlip torn={paid}>{english}</PackingSlip>
      <Button wide onClick={() => setPaid(true)}>
        Pay $198.40
      </Button>
    </>
  );
}

/** Before payment: it hangs on the roll, and its lines are printed. */
export const Printed: Story = {};

/** After payment: the buyer's ticket. */
export const Torn: Story = { args: { torn: true } };

/** On payment it is torn off. */
export const Pays: Story = {
  render: () => <Paying />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pay $198.40" }));
    await expect(canvasElement.querySelector("[data-component=PackingSlip]")).toHaveAttribute("data-torn");
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { children: chinese, torn: true }, globals: { locale: "zh" } };
