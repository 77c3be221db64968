import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Primitives/Badge/Gallery",
  component: Badge,
  tags: ["gallery", "!autodocs"],
  args: { count: 1 },
} satisfies Meta<typeof Badge>;
export default meta;

/** One, two and three digits. */
export const Everything: StoryObj<typeof meta> = {
  render: () => <Gallery rows={["1", "12", "99", "100", "4096"]} cell={(count) => <Badge count={Number(count)} />} />,
};
