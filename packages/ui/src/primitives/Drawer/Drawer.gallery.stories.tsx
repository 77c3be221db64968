import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = {
  title: "Primitives/Drawer/Gallery",
  component: Drawer,
  tags: ["gallery", "!autodocs", "overlay"],
  // Each in its own frame: an open drawer would cover the docs page.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { title: "" },
} satisfies Meta<typeof Drawer>;
export default meta;

/** On the start side instead of the end. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Gallery rows={["behind the drawer"]} cell={(row) => <p>{row}</p>} />
      <Drawer open placement="start" title="Filters" footer="Show 2,418 items">
        <p>1 to 5 pieces</p>
      </Drawer>
    </>
  ),
};
