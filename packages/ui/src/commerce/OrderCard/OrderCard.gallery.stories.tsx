import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/Button/index.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { OrderCard, type OrderSummary } from "./OrderCard.tsx";

const order: OrderSummary = {
  sn: "O202611181547007740",
  href: "#order",
  status: "Being packed",
  tone: "brand",
  placed: "18 Nov 2026, 15:47",
  storeName: "Kilnmate Tableware",
  storeId: "204",
  amount: 318.9,
  pieces: 102,
  goods: [{ key: "1", name: "Storage jar 750 ml, bail lid, set of 3", image: pictures.jar, specs: "Set of 3" }],
};

const meta = {
  title: "Commerce/OrderCard/Gallery",
  component: OrderCard,
  tags: ["gallery", "!autodocs"],
  args: { order },
} satisfies Meta<typeof OrderCard>;
export default meta;

const tones = ["deal", "brand", "success", "neutral", "danger"] as const;

/** All tones, with many products and huge amounts. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={[...tones, "huge"]}
      cell={(row) => (
        <OrderCard
          order={
            row === "huge"
              ? {
                  ...order,
                  amount: 12_345_678.9,
                  pieces: 999_999,
                  goods: ["1", "2", "3", "4", "5"].map((key) => ({ key, name: "Jar", image: pictures.jar })),
                }
              : { ...order, tone: row }
          }
          actions={
            <Button size="sm" variant="outline">
              Track
            </Button>
          }
        />
      )}
    />
  ),
};
