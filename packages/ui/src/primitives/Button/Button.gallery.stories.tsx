import type { Meta, StoryObj } from "@storybook/react-vite";
import Plus from "lucide-react/icons/plus";
import { Gallery } from "../../testing/Gallery.tsx";
import { Button } from "./Button.tsx";

const meta = { title: "Primitives/Button/Gallery", component: Button, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Button
>;
export default meta;

const variants = ["primary", "strong", "outline", "quiet", "deal", "float", "text"] as const;
const sizes = ["sm", "md", "lg"] as const;

/** All variants, sizes and states, left to right and right to left. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={variants}
      columns={[...sizes, "icon", "loading", "disabled"]}
      cell={(variant, column) => (
        <Button
          variant={variant}
          size={column === "sm" || column === "lg" ? column : "md"}
          icon={column === "icon" ? <Plus /> : undefined}
          loading={column === "loading"}
          disabled={column === "disabled"}
        >
          Add 12
        </Button>
      )}
    />
  ),
};
