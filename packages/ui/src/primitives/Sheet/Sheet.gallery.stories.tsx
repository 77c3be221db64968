import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Button } from "../Button/index.ts";
import { Sheet } from "./Sheet.tsx";

const meta = {
  title: "Primitives/Sheet/Gallery",
  component: Sheet,
  tags: ["gallery", "!autodocs"],
  args: { title: "" },
} satisfies Meta<typeof Sheet>;
export default meta;

/** Its button in place. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["md", "lg"]}
      cell={(size) => (
        <Sheet size={size} title="New address" trigger={<Button variant="outline">New address</Button>}>
          A form
        </Sheet>
      )}
    />
  ),
};
