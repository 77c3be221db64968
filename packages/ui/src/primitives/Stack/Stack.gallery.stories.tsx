import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Tag } from "../Tag/index.ts";
import { Stack } from "./Stack.tsx";

const meta = { title: "Primitives/Stack/Gallery", component: Stack, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Stack
>;
export default meta;

/** Distances along both directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["row", "column"]}
      columns={["0", "1", "2", "4", "8"]}
      cell={(direction, gap) => (
        <Stack direction={direction} gap={Number(gap) as 0 | 1 | 2 | 4 | 8} align="start">
          <Tag>One</Tag>
          <Tag tone="brand">Two</Tag>
          <Tag tone="success">Three</Tag>
        </Stack>
      )}
    />
  ),
};
