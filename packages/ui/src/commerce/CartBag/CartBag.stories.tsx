import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../primitives/Button/Button.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CartBag } from "./CartBag.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Beside the cart, to show how many minimums are met."],
  avoid: ["As the only sign: say it in words too."],
  anatomy: [["Rows", "one woven for each minimum that is met, from the bottom up"]],
  accessibility: [
    "It is decorative and hidden from screen readers.",
    "With reduced motion rows appear without being woven.",
  ],
};

const meta = {
  title: "Commerce/CartBag",
  parameters: { guide },
  component: CartBag,
} satisfies Meta<typeof CartBag>;
export default meta;

type Story = StoryObj<typeof meta>;

function Filling({ label }: { label: string }) {
  const [rows, setRows] = useState(1);
  return (
    <Button variant="quiet" icon={<CartBag rows={rows} />} onClick={() => setRows((now) => now + 1)}>
      {label}
    </Button>
  );
}

/** Nothing has reached its minimum. */
export const Empty: Story = {};

/** Five products or more. */
export const Full: Story = { args: { rows: 5 } };

/** Every press meets one more minimum. */
export const Fills: Story = {
  render: () => <Filling label="Add 12" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add 12" }));
    await expect(canvasElement.querySelector("[data-component=CartBag]")).toHaveAttribute("data-rows", "2");
  },
};

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" }, render: () => <Filling label="加购12件" /> };
