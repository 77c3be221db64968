import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { StoreCloth } from "./StoreCloth.tsx";

const meta = {
  title: "Commerce/StoreCloth/Gallery",
  component: StoreCloth,
  tags: ["gallery", "!autodocs"],
  args: { storeId: "201" },
} satisfies Meta<typeof StoreCloth>;
export default meta;

const stores = Array.from({ length: 12 }, (_, index) => String(201 + index));

/** The cloths of twelve stores, in every shape. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={stores}
      columns={["band", "square", "label"]}
      cell={(storeId, shape) => (
        <div style={{ inlineSize: shape === "band" ? "18rem" : "3.5rem", blockSize: "3.5rem" }}>
          <StoreCloth storeId={storeId} shape={shape} />
        </div>
      )}
    />
  ),
};
