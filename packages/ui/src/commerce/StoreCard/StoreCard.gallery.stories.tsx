import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/Button/index.ts";
import { umbrellaStore } from "../../testing/fixtures/stores.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { StoreCard } from "./StoreCard.tsx";

const meta = {
  title: "Commerce/StoreCard/Gallery",
  component: StoreCard,
  tags: ["gallery", "!autodocs"],
  args: { store: umbrellaStore() },
} satisfies Meta<typeof StoreCard>;
export default meta;

const stores = {
  full: umbrellaStore(),
  "long name": { ...umbrellaStore(), name: "Threadwell Haberdashery and Upholstery Trimmings", facts: [] },
  bare: { id: "1", name: "Little Kiln" },
};

/** With all facts, with a long name, and with only a name; each with and without an action. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={Object.keys(stores) as (keyof typeof stores)[]}
      columns={["plain", "action"]}
      cell={(row, column, half) => (
        <Frame width="card">
          <StoreCard
            aria-label={`${row}, ${column} (${half})`}
            store={stores[row]}
            actions={column === "action" && <Button variant="outline">Visit store</Button>}
          />
        </Frame>
      )}
    />
  ),
};
