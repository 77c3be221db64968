import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Stack } from "../Stack/index.ts";
import { Tag } from "../Tag/index.ts";
import { Divider } from "./Divider.tsx";

const meta = { title: "Primitives/Divider/Gallery", component: Divider, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Divider
>;
export default meta;

/** Across, along, and with a word. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["horizontal", "vertical", "with a word"]}
      cell={(row) => (
        <Frame width="drawer">
          <Stack direction={row === "vertical" ? "row" : "column"} gap={3} align="stretch">
            <Tag>One</Tag>
            {row === "with a word" ? <Divider label="or" /> : <Divider orientation={row} />}
            <Tag>Two</Tag>
          </Stack>
        </Frame>
      )}
    />
  ),
};
