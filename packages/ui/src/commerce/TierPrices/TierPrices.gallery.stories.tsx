import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { TierPrices } from "./TierPrices.tsx";

const meta = {
  title: "Commerce/TierPrices/Gallery",
  component: TierPrices,
  tags: ["gallery", "!autodocs"],
  args: { tiers: [], count: 0 },
} satisfies Meta<typeof TierPrices>;
export default meta;

const all = [
  { num: 12, price: 1284.6 },
  { num: 60, price: 1199 },
  { num: 1200, price: 998.4 },
  { num: 12_000, price: 940 },
];

/** One to four prices, with the first and the last one highlighted. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["1", "2", "3", "4"]}
      columns={["first", "last"]}
      cell={(tiers, column) => (
        <Frame width="panel">
          <TierPrices tiers={all.slice(0, Number(tiers))} count={column === "first" ? 12 : 20_000} />
        </Frame>
      )}
    />
  ),
};
