import type { Meta, StoryObj } from "@storybook/react-vite";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { TabbedGoods } from "./TabbedGoods.tsx";

const tabs = [
  { label: "Best sellers", goods: [0, 1, 2].map((index) => goodsSummaryAt(index)) },
  { label: "Under one", goods: [3, 4].map((index) => goodsSummaryAt(index)) },
];

const meta = {
  title: "Blocks/TabbedGoods/Gallery",
  component: TabbedGoods,
  tags: ["gallery", "!autodocs"],
  args: { tabs },
} satisfies Meta<typeof TabbedGoods>;
export default meta;

/** With and without a title. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["title", "none"]}
      cell={(row, _, half) => (
        <Frame width="page">
          <TabbedGoods tabs={tabs} title={row === "title" ? `Picked this week ${half}` : undefined} />
        </Frame>
      )}
    />
  ),
};
