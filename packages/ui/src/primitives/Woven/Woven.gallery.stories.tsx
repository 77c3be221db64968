import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Woven } from "./Woven.tsx";

const meta = {
  title: "Primitives/Woven/Gallery",
  component: Woven,
  tags: ["gallery"],
} satisfies Meta<typeof Woven>;
export default meta;

/** The three checks. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["sm", "md", "lg"]}
      cell={(check) => (
        <div style={{ inlineSize: "20rem", blockSize: "8rem" }}>
          <Woven check={check} />
        </div>
      )}
    />
  ),
};
