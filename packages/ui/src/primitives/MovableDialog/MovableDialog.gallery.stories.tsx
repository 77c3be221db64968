import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { MovableDialog } from "./MovableDialog.tsx";

const meta = {
  title: "Primitives/MovableDialog/Gallery",
  component: MovableDialog,
  tags: ["gallery", "!autodocs", "overlay"],
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
  args: { title: "", open: true, onOpenChange: () => {} },
} satisfies Meta<typeof MovableDialog>;
export default meta;

/** Over a page. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Gallery rows={["behind the dialog"]} cell={(row) => <p>{row}</p>} />
      <MovableDialog open title="Customer service" onOpenChange={() => {}}>
        <p style={{ padding: "1rem" }}>Is the lamp dimmable?</p>
      </MovableDialog>
    </>
  ),
};
