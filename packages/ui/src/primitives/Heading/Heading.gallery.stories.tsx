import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Heading } from "./Heading.tsx";

const meta = {
  title: "Primitives/Heading/Gallery",
  component: Heading,
  tags: ["gallery", "!autodocs"],
  args: { level: 2 },
} satisfies Meta<typeof Heading>;
export default meta;

/** Every size, at the same level. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["hero", "display", "lg", "md", "sm", "xs"]}
      columns={["short", "long"]}
      cell={(size, length) => (
        <Heading level={2} size={size}>
          {length === "short" ? "Kitchenware" : "A kitchen in one carton, for the price of a pan"}
        </Heading>
      )}
    />
  ),
};
