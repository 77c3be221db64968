import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "Primitives/DescriptionList/Gallery",
  component: DescriptionList,
  tags: ["gallery", "!autodocs"],
  args: { items: [] },
} satisfies Meta<typeof DescriptionList>;
export default meta;

const items = [
  { term: "Order number", details: "SD20261130000417" },
  { term: "Delivery to the door of the shop", details: "Between 9 and 12, if somebody is there to sign for it" },
];

/** Every layout, with and without lines. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["rows", "between", "stacked"]}
      columns={["plain", "lined"]}
      cell={(layout, column) => (
        <Frame width="panel">
          <DescriptionList layout={layout} lined={column === "lined"} items={items} />
        </Frame>
      )}
    />
  ),
};
