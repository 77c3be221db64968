import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { Gallery } from "../../testing/Gallery.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Primitives/IconButton/Gallery",
  component: IconButton,
  tags: ["gallery", "!autodocs"],
  args: { label: "Save" },
} satisfies Meta<typeof IconButton>;
export default meta;

/** All variants, sizes and shapes. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["plain", "quiet", "float", "primary", "outline"]}
      columns={["sm", "md", "lg", "round", "disabled"]}
      cell={(variant, column) => (
        <IconButton
          label="Save"
          variant={variant}
          size={column === "sm" || column === "lg" ? column : "md"}
          round={column === "round"}
          disabled={column === "disabled"}
        >
          <Heart />
        </IconButton>
      )}
    />
  ),
};
