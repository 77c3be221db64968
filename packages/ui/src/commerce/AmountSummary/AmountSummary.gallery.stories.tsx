import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { AmountSummary } from "./AmountSummary.tsx";

const sums = {
  small: { rows: [{ key: "goods", label: "Goods (1 pc)", amount: 0.42 }], total: 0.42 },
  large: {
    rows: [
      { key: "goods", label: "Goods (120,000 pcs)", amount: 1_234_567.89 },
      { key: "offers", label: "Store offers", amount: -234_567.89 },
    ],
    total: 1_000_000,
  },
};

const meta = {
  title: "Commerce/AmountSummary/Gallery",
  component: AmountSummary,
  tags: ["gallery"],
  args: { ...sums.small, totalLabel: "Total" },
} satisfies Meta<typeof AmountSummary>;
export default meta;

/** Small and large sums, sure and pending, read from either side. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["small", "large"] as const}
      columns={["sure", "pending"] as const}
      cell={(sum, state) => <AmountSummary {...sums[sum]} totalLabel="Total" pending={state === "pending"} />}
    />
  ),
};
