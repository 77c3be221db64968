import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { StoreMark } from "./StoreMark.tsx";

const meta = {
  title: "Commerce/StoreMark/Gallery",
  component: StoreMark,
  tags: ["gallery", "!autodocs"],
  args: { storeId: "", name: "" },
} satisfies Meta<typeof StoreMark>;
export default meta;

/** All sizes, with several cloths. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["Jinhe Umbrella Works", "Threadwell Haberdashery", "Papermint Stationery", "Kiln", "金河伞业"]}
      columns={["md", "lg", "xl"]}
      cell={(name, size) => <StoreMark storeId={name} name={name} size={size} />}
    />
  ),
};
