import type { Meta, StoryObj } from "@storybook/react-vite";

import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { RatingInput } from "./RatingInput.tsx";

const meta = {
  title: "Primitives/RatingInput/Gallery",
  component: RatingInput,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof RatingInput>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["0", "1", "3", "5"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <RatingInput aria-label={`${state} ${half}`} defaultValue={Number(state)} />
        </Frame>
      )}
    />
  ),
};
