import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { AmountSummary } from "./AmountSummary.tsx";

const meta = {
  title: "Commerce/AmountSummary/Gallery",
  component: AmountSummary,
  tags: ["gallery", "!autodocs"],
  args: { lines: [], total: { label: "To pay", amount: 0 } },
} satisfies Meta<typeof AmountSummary>;
export default meta;

const lines = [
  { id: "goods", label: "Items (24 pcs)", amount: 83.52 },
  { id: "coupon", label: "Coupon", amount: -5 },
];

/** Current, being recalculated, and with extra content. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["settled", "stale", "between"]}
      cell={(row) => (
        <Frame width="drawer">
          <AmountSummary lines={lines} total={{ label: "To pay", amount: 78.52 }} stale={row === "stale"}>
            {row === "between" ? "No invoice" : undefined}
          </AmountSummary>
        </Frame>
      )}
    />
  ),
};
