import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { PriceRange } from "./PriceRange.tsx";

const meta = {
  title: "Commerce/PriceRange/Gallery",
  component: PriceRange,
  tags: ["gallery", "!autodocs"],
  args: { min: undefined, max: undefined, onValueChange: fn() },
} satisfies Meta<typeof PriceRange>;
export default meta;

/** Without a range, and with one or both limits. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["none", "from", "both"]}
      cell={(row) => (
        <Frame width="card">
          <PriceRange {...args} min={row === "none" ? undefined : 1} max={row === "both" ? 6 : undefined} />
        </Frame>
      )}
    />
  ),
};
