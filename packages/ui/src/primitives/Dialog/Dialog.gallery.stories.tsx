import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "Primitives/Dialog/Gallery",
  component: Dialog,
  tags: ["gallery", "!autodocs", "overlay"],
  // Each in its own frame: an open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { title: "" },
} satisfies Meta<typeof Dialog>;
export default meta;

/** The wide dialog, with as much content as a form. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Gallery rows={["behind the dialog"]} cell={(row) => <p>{row}</p>} />
      <Dialog
        open
        size="lg"
        title="Choose an address"
        description="Where should we send your order?"
        actions={<Button>Use this address</Button>}
      >
        <p style={{ paddingBlock: "2rem" }}>Keizersgracht 1, Amsterdam</p>
      </Dialog>
    </>
  ),
};
