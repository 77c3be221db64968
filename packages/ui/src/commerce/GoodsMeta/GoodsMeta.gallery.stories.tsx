import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { GoodsMeta } from "./GoodsMeta.tsx";

const meta = {
  title: "Commerce/GoodsMeta/Gallery",
  component: GoodsMeta,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof GoodsMeta>;
export default meta;

const facts = {
  all: { minimum: 12, sold: 8412, rating: 4.8 },
  two: { minimum: 240, sold: 94 },
  one: { rating: 3.9 },
};

/** All facts and fewer, at the width of a narrow card. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["all", "two", "one"]}
      cell={(row) => (
        <Frame width="rail">
          <GoodsMeta {...facts[row]} />
        </Frame>
      )}
    />
  ),
};
