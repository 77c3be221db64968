import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { GoodsPile } from "./GoodsPile.tsx";

const meta = {
  title: "Commerce/GoodsPile/Gallery",
  component: GoodsPile,
  tags: ["gallery", "!autodocs"],
  args: { count: 1 },
} satisfies Meta<typeof GoodsPile>;
export default meta;

/** From one piece to thousands. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["1", "12", "60", "240", "5000"]}
      cell={(count) => (
        <div style={{ inlineSize: "28rem", maxInlineSize: "100%" }}>
          <GoodsPile image={pictures.thread} count={Number(count)} marks={[12, 60, 240]} />
        </div>
      )}
    />
  ),
};
