import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "Primitives/Dialog/Gallery",
  component: Dialog,
  tags: ["gallery", "overlay"],
  // Each in a frame of its own: open, they would cover the page that describes them.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { title: "" },
} satisfies Meta<typeof Dialog>;
export default meta;

/** The wide one, with a form's worth of content. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Gallery rows={["behind the dialog"]} cell={(row) => <p>{row}</p>} />
      <Dialog
        open
        size="lg"
        title="Choose an address"
        description="Where the carton goes."
        actions={<Button>Use this address</Button>}
      >
        <p style={{ paddingBlock: "2rem" }}>Keizersgracht 1, Amsterdam</p>
      </Dialog>
    </>
  ),
};
