import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Tag } from "./Tag.tsx";

const meta = {
  title: "Primitives/Tag/Gallery",
  component: Tag,
  tags: ["gallery"],
} satisfies Meta<typeof Tag>;
export default meta;

/** The six tones. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["neutral", "brand", "deal", "success", "points", "danger"]}
      cell={(tone) => <Tag tone={tone}>Not started</Tag>}
    />
  ),
};
