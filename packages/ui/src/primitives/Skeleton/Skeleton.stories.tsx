import type { Meta, StoryObj } from "@storybook/react-vite";

import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Primitives/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A product card while its data loads. */
export const GoodsCard: Story = {
  render: () => (
    <div style={{ display: "grid", inlineSize: "12rem" }}>
      <Skeleton style={{ aspectRatio: "1" }} />
      <Skeleton shape="text" inlineSize="40%" />
      <Skeleton shape="text" />
      <Skeleton shape="text" inlineSize="70%" />
    </div>
  ),
};
