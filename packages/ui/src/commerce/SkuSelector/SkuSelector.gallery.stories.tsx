import type { Meta, StoryObj } from "@storybook/react-vite";
import { umbrellaSkus } from "../../testing/fixtures/skus.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { SkuSelector } from "./SkuSelector.tsx";

const meta = {
  title: "Commerce/SkuSelector/Gallery",
  component: SkuSelector,
  tags: ["gallery", "!autodocs"],
  args: { ...umbrellaSkus(), value: "1001-1" },
} satisfies Meta<typeof SkuSelector>;
export default meta;

/** The states of all values, with each of three SKUs selected. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["1001-2", "1001-3", "1001-5"]}
      cell={(skuId) => (
        <Frame width="panel">
          <SkuSelector {...umbrellaSkus()} value={skuId} />
        </Frame>
      )}
    />
  ),
};
