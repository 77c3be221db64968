import type { Meta, StoryObj } from "@storybook/react-vite";

import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Textarea } from "./Textarea.tsx";

const meta = {
  title: "Primitives/Textarea/Gallery",
  component: Textarea,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof Textarea>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "filled", "invalid", "disabled"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <Textarea
            aria-label={`${state} ${half}`}
            defaultValue={state === "empty" ? "" : "The third carton came with a bent rib."}
            aria-invalid={state === "invalid" || undefined}
            disabled={state === "disabled"}
          />
        </Frame>
      )}
    />
  ),
};
