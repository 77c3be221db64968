import type { Meta, StoryObj } from "@storybook/react-vite";

import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Skeleton } from "./Skeleton.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["While a part of a page loads whose layout is known, in the same sizes."],
  avoid: [
    "For a short wait inside a control: use `Spinner`.",
    "For known progress: use `ProgressBar`.",
    "For an action: the button shows that it is busy.",
  ],
  anatomy: [["Shapes", "lines of text, blocks and circles, as large as what replaces them"]],
  accessibility: [
    'It is hidden from screen readers: say "Loading" once for the whole part.',
    "With reduced motion it doesn't shimmer.",
  ],
};

const meta = { title: "Primitives/Skeleton", parameters: { guide }, component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
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
