import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { PhotoUpload } from "./PhotoUpload.tsx";

const meta = {
  title: "Primitives/PhotoUpload/Gallery",
  component: PhotoUpload,
  tags: ["gallery", "!autodocs"],
  args: { label: "", limit: 3, upload: async () => pictures.mug },
} satisfies Meta<typeof PhotoUpload>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "some", "full"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <PhotoUpload
            label={`Photos ${state} ${half}`}
            limit={3}
            upload={async () => pictures.mug}
            defaultValue={[pictures.mug, pictures.teapot, pictures.jar].slice(0, { empty: 0, some: 1, full: 3 }[state])}
          />
        </Frame>
      )}
    />
  ),
};
