import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { PhotoStrip } from "./PhotoStrip.tsx";

const many = [pictures.mug, pictures.teapot, pictures.kite, pictures.jar, pictures.bear, pictures.clock];

const meta = {
  title: "Commerce/PhotoStrip/Gallery",
  component: PhotoStrip,
  tags: ["gallery", "!autodocs"],
  args: { label: "", photos: [] },
} satisfies Meta<typeof PhotoStrip>;
export default meta;

/** One photo, more than fit on a line, and a missing one. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["one", "many", "missing"]}
      cell={(row) => (
        <Frame width="drawer">
          <PhotoStrip label={row} photos={{ one: many.slice(0, 1), many, missing: ["/no-such-picture.webp"] }[row]} />
        </Frame>
      )}
    />
  ),
};
