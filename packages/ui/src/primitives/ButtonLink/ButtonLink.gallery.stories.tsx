import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { ButtonLink } from "./ButtonLink.tsx";

const meta = {
  title: "Primitives/ButtonLink/Gallery",
  component: ButtonLink,
  tags: ["gallery", "!autodocs"],
  args: { href: "#/" },
} satisfies Meta<typeof ButtonLink>;
export default meta;

/** All variants and sizes. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["primary", "strong", "outline", "quiet", "deal", "float", "text"]}
      columns={["sm", "md", "lg"]}
      cell={(variant, size) => (
        <ButtonLink href="#/" variant={variant} size={size}>
          Start shopping
        </ButtonLink>
      )}
    />
  ),
};
