import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Button } from "../Button/index.ts";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "Primitives/Popover/Gallery",
  component: Popover,
  tags: ["gallery", "!autodocs"],
  args: { trigger: <Button>Shipping</Button> },
} satisfies Meta<typeof Popover>;
export default meta;

/** Its button in place. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["start", "center", "end"]}
      cell={(align) => (
        <Popover align={align} title="Shipping" trigger={<Button variant="quiet">Shipping</Button>}>
          Air freight
        </Popover>
      )}
    />
  ),
};
