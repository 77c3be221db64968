import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = {
  title: "Primitives/Drawer/Gallery",
  component: Drawer,
  tags: ["gallery", "overlay"],
  // Each in a frame of its own: open, they would cover the page that describes them.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { title: "" },
} satisfies Meta<typeof Drawer>;
export default meta;

/** At the start of the line instead of the end. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Gallery rows={["behind the drawer"]} cell={(row) => <p>{row}</p>} />
      <Drawer open placement="start" title="Filters" footer="Show 2,418 goods">
        <p>1 to 5 pieces</p>
      </Drawer>
    </>
  ),
};
