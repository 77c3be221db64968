import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { TierBar } from "./TierBar.tsx";

const meta = {
  title: "Commerce/TierBar/Gallery",
  component: TierBar,
  tags: ["gallery", "!autodocs"],
  args: { tiers: [], count: 0 },
} satisfies Meta<typeof TierBar>;
export default meta;

const all = [12, 60, 240, 1200, 5000, 12_000, 50_000, 100_000, 500_000, 1_000_000].map((num, index) => ({
  num,
  price: 1284.6 - index * 95,
}));
const counts: Record<string, number> = { minimum: 12, between: 100, lowest: 2_000_000 };

/** Two to ten prices at three quantities. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["2", "3", "4", "10"]}
      columns={Object.keys(counts)}
      cell={(tiers, column) => (
        <Frame width="drawer">
          <TierBar tiers={all.slice(0, Number(tiers))} count={counts[column] ?? 0} />
        </Frame>
      )}
    />
  ),
};

/** The thread of a line, and a stock that is too small. */
export const Small: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["sm", "md"] as const}
      columns={["enough", "too few"]}
      cell={(size, column) => (
        <Frame width="card">
          <TierBar tiers={all.slice(0, 3)} count={50} size={size} {...(column === "too few" && { maximum: 100 })} />
        </Frame>
      )}
    />
  ),
};
