import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Primitives/SkipLink/Gallery",
  component: SkipLink,
  tags: ["gallery", "!autodocs"],
  args: { target: "content" },
} satisfies Meta<typeof SkipLink>;
export default meta;

/** Hidden until it has the focus. */
export const Everything: StoryObj<typeof meta> = {
  render: () => <Gallery rows={["hidden"]} cell={() => <SkipLink target="content" />} />,
};
