import type { Meta, StoryObj } from "@storybook/react-vite";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Gallery } from "../../testing/Gallery.tsx";
import { TextLink } from "./TextLink.tsx";

const meta = {
  title: "Primitives/TextLink/Gallery",
  component: TextLink,
  tags: ["gallery", "!autodocs"],
  args: { href: "#/" },
} satisfies Meta<typeof TextLink>;
export default meta;

/** All tones, with and without an icon. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["brand", "neutral", "muted"]}
      columns={["words", "icon"]}
      cell={(tone, column) => (
        <TextLink href="#/" tone={tone} icon={column === "icon" ? <ArrowRight size={16} /> : undefined}>
          All coupons
        </TextLink>
      )}
    />
  ),
};
