import type { Meta, StoryObj } from "@storybook/react-vite";
import { placesIn } from "../../testing/fixtures/places.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Cascader } from "./Cascader.tsx";

const meta = {
  title: "Primitives/Cascader/Gallery",
  component: Cascader,
  tags: ["gallery", "!autodocs"],
  args: { load: placesIn("en") },
} satisfies Meta<typeof Cascader>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "chosen", "invalid", "disabled"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <Cascader
            aria-label={`${state} ${half}`}
            load={placesIn("en")}
            defaultValue={
              state === "empty" ? undefined : { ids: ["nl", "nl-zh"], names: ["Netherlands", "South Holland"] }
            }
            aria-invalid={state === "invalid" || undefined}
            disabled={state === "disabled"}
          />
        </Frame>
      )}
    />
  ),
};
