import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Monogram } from "./Monogram.tsx";

const meta = {
  title: "Primitives/Monogram/Gallery",
  component: Monogram,
  tags: ["gallery"],
  args: { name: "" },
} satisfies Meta<typeof Monogram>;
export default meta;

/** Every size, and names of every colour. */
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
        <Monogram name={name} size={column === "round" ? "md" : column} round={column === "round"} />
      )}
    />
  ),
};
