import type { Meta, StoryObj } from "@storybook/react-vite";

import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Select } from "./Select.tsx";

const meta = {
  title: "Primitives/Select/Gallery",
  component: Select,
  tags: ["gallery", "!autodocs"],
  args: { options: [] },
} satisfies Meta<typeof Select>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "chosen", "invalid", "disabled"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <Select
            aria-label={`${state} ${half}`}
            placeholder="Choose"
            options={[{ value: "air", label: "Air freight with customs cleared at the port of arrival" }]}
            defaultValue={state === "empty" ? "" : "air"}
            aria-invalid={state === "invalid" || undefined}
            disabled={state === "disabled"}
          />
        </Frame>
      )}
    />
  ),
};
