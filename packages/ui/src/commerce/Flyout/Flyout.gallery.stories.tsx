import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Flyout } from "./Flyout.tsx";

const meta = {
  title: "Commerce/Flyout/Gallery",
  component: Flyout,
  tags: ["gallery", "!autodocs"],
  args: {
    open: false,
    onOpenChange: fn(),
    trigger: <button type="button">Cart</button>,
    align: "start",
    children: <p>Nothing here yet.</p>,
  },
} satisfies Meta<typeof Flyout>;
export default meta;

/** Both edges, apart and attached. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["start", "end"]}
      columns={["apart", "attached"]}
      cell={(align, column) => (
        <Frame width="card">
          <Flyout {...args} open align={align} attached={column === "attached"} />
        </Frame>
      )}
    />
  ),
};
