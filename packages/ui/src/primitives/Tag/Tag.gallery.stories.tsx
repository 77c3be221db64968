import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Tag } from "./Tag.tsx";

const meta = {
  title: "Primitives/Tag/Gallery",
  component: Tag,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof Tag>;
export default meta;

/** All tones. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["neutral", "brand", "info", "success", "warning", "danger", "deal", "points"]}
      cell={(tone) => <Tag tone={tone}>Not started</Tag>}
    />
  ),
};
