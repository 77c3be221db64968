import type { Meta, StoryObj } from "@storybook/react-vite";

import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { PasswordInput } from "./PasswordInput.tsx";

const meta = {
  title: "Primitives/PasswordInput/Gallery",
  component: PasswordInput,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof PasswordInput>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "filled", "invalid", "disabled"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <PasswordInput
            aria-label={`${state} ${half}`}
            defaultValue={state === "empty" ? "" : "carton"}
            aria-invalid={state === "invalid" || undefined}
            disabled={state === "disabled"}
          />
        </Frame>
      )}
    />
  ),
};
