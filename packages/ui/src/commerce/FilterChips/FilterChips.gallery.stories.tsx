import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { FilterChips } from "./FilterChips.tsx";

const meta = {
  title: "Commerce/FilterChips/Gallery",
  component: FilterChips,
  tags: ["gallery", "!autodocs"],
  args: {
    chips: [
      { id: "price", label: "$1.00 to $6.00" },
      { id: "blue", label: "Blue" },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

const rows = { one: 1, many: 9 };

/** One filter, and more than fit on a line. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["one", "many"]}
      cell={(row, _, half) => (
        <Frame width="panel">
          <FilterChips
            {...args}
            aria-label={`${row} ${half}`}
            chips={Array.from({ length: rows[row] }, (__, index) => ({
              id: String(index),
              label: `6 to ${index * 24} pieces`,
            }))}
          />
        </Frame>
      )}
    />
  ),
};
