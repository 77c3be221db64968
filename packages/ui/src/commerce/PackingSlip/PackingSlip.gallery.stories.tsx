import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { PackingSlip } from "./PackingSlip.tsx";

const meta = {
  title: "Commerce/PackingSlip/Gallery",
  component: PackingSlip,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof PackingSlip>;
export default meta;

/** On the roll and torn off. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["printed", "torn"]}
      cell={(row) => (
        <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>
          <PackingSlip torn={row === "torn"}>
            <p style={{ margin: 0 }}>60 pcs</p>
            <p style={{ margin: 0 }}>To pay $198.40</p>
          </PackingSlip>
        </div>
      )}
    />
  ),
};
