import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Primitives/Tooltip/Gallery",
  component: Tooltip,
  tags: ["gallery", "!autodocs"],
  args: { content: "", children: <span /> },
} satisfies Meta<typeof Tooltip>;
export default meta;

/** Closed: only its control. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["top", "bottom"]}
      cell={(side) => (
        <Tooltip side={side} content="12 favourites">
          <Button variant="quiet">{side}</Button>
        </Tooltip>
      )}
    />
  ),
};
