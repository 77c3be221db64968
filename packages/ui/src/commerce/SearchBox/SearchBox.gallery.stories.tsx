import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { SearchBox } from "./SearchBox.tsx";

const meta = {
  title: "Commerce/SearchBox/Gallery",
  component: SearchBox,
  tags: ["gallery", "!autodocs"],
  args: { label: "Search products", placeholder: "Search products", value: "", onValueChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;

/** Both heights, empty and filled. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["lg", "md"]}
      columns={["empty", "filled"]}
      cell={(size, column, half) => (
        <Frame width="panel">
          <SearchBox
            {...args}
            aria-label={`${size} ${column} ${half}`}
            size={size}
            value={column === "filled" ? "umbrella" : ""}
          />
        </Frame>
      )}
    />
  ),
};
