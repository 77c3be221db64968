import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Primitives/Checkbox/Gallery",
  component: Checkbox,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof Checkbox>;
export default meta;

/** All states. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["off", "on", "mixed", "invalid", "disabled"]}
      cell={(state) => (
        <Checkbox
          defaultChecked={state === "on"}
          mixed={state === "mixed"}
          aria-invalid={state === "invalid"}
          disabled={state === "disabled"}
        >
          6 to 24 pieces
        </Checkbox>
      )}
    />
  ),
};
