import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Primitives/Tabs/Gallery",
  component: Tabs,
  tags: ["gallery", "!autodocs"],
  args: { label: "", items: [] },
} satisfies Meta<typeof Tabs>;
export default meta;

/** Both variants, with counts. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["underline", "pill"]}
      cell={(variant) => (
        <Tabs
          label={variant}
          variant={variant}
          items={[
            { value: "all", label: "All", count: "24" },
            { value: "unpaid", label: "To pay", count: "2" },
            { value: "done", label: "Done" },
          ]}
        />
      )}
    />
  ),
};
