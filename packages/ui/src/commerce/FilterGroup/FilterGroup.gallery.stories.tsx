import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { FilterGroup } from "./FilterGroup.tsx";

const colours = ["Blue", "Red", "Green", "Yellow", "Black", "White", "Pink", "Grey"].map((label, index) => ({
  value: label,
  label,
  checked: index === 7,
  count: 120 - index,
}));

const meta = {
  title: "Commerce/FilterGroup/Gallery",
  component: FilterGroup,
  tags: ["gallery", "!autodocs"],
  args: { title: "Colour", options: colours, onCheckedChange: fn() },
} satisfies Meta<typeof FilterGroup>;
export default meta;

/** A few values, many values, and other content. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["few", "many", "other"]}
      cell={(row, _, half) => (
        <Frame width="card">
          <FilterGroup
            {...args}
            title={`${row} ${half}`}
            options={row === "other" ? [] : colours.slice(0, row === "few" ? 3 : 8)}
          >
            {row === "other" && <p>Something else</p>}
          </FilterGroup>
        </Frame>
      )}
    />
  ),
};
