import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Primitives/Avatar/Gallery",
  component: Avatar,
  tags: ["gallery", "!autodocs"],
  args: { name: "" },
} satisfies Meta<typeof Avatar>;
export default meta;

/** All sizes, with names of every colour. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={[
        "Jinhe Umbrella Works",
        "Threadwell Haberdashery",
        "Papermint Stationery",
        "Little Fair Toys",
        "Kiln",
        "金河伞业",
      ]}
      columns={["sm", "md", "lg", "round"]}
      cell={(name, column) => (
        <Avatar name={name} size={column === "round" ? "md" : column} round={column === "round"} />
      )}
    />
  ),
};
