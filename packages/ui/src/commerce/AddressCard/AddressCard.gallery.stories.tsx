import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { AddressCard } from "./AddressCard.tsx";

const address = {
  id: "1",
  name: "R. Visser",
  mobile: "+31 6 0000 0877",
  place: "Marktplein 3, Eindhoven, Netherlands",
};

const meta = {
  title: "Commerce/AddressCard/Gallery",
  component: AddressCard,
  tags: ["gallery", "!autodocs"],
  args: { address, group: "gallery" },
} satisfies Meta<typeof AddressCard>;
export default meta;

/** Plain, with a label, and the default address; each selected and not. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["plain", "alias", "default"]}
      columns={["open", "chosen"]}
      cell={(row, column, half) => (
        <Frame width="drawer">
          <AddressCard
            group={`${row}-${column}-${half}`}
            checked={column === "chosen"}
            address={{
              ...address,
              ...(row === "alias" && { alias: "Warehouse" }),
              ...(row === "default" && { isDefault: true }),
            }}
            onEdit={() => undefined}
          />
        </Frame>
      )}
    />
  ),
};
