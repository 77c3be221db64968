import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { Menu } from "./Menu.tsx";

const meta = {
  title: "Primitives/Menu/Gallery",
  component: Menu,
  tags: ["gallery", "!autodocs"],
  args: { trigger: null, items: [] },
} satisfies Meta<typeof Menu>;
export default meta;

/** Closed: only its button. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["start", "end"]}
      cell={(align) => (
        <Menu
          align={align}
          trigger={<Button variant="quiet">Sort</Button>}
          items={[{ value: "new", label: "Newest" }]}
        />
      )}
    />
  ),
};
