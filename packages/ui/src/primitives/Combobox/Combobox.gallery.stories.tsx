import type { Meta, StoryObj } from "@storybook/react-vite";

import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Combobox } from "./Combobox.tsx";

const meta = {
  title: "Primitives/Combobox/Gallery",
  component: Combobox,
  tags: ["gallery", "!autodocs"],
  args: { options: [] },
} satisfies Meta<typeof Combobox>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "chosen", "invalid", "disabled"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <Combobox
            aria-label={`${state} ${half}`}
            options={[{ value: "dhl", label: "DHL Express" }]}
            defaultValue={state === "empty" ? "" : "dhl"}
            aria-invalid={state === "invalid" || undefined}
            disabled={state === "disabled"}
          />
        </Frame>
      )}
    />
  ),
};
