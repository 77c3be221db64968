import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Tag } from "../Tag/index.ts";
import { Grid } from "./Grid.tsx";

const meta = { title: "Primitives/Grid/Gallery", component: Grid, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Grid
>;
export default meta;

const tags = [1, 2, 3, 4, 5, 6].map((number) => <Tag key={number}>{number}</Tag>);

/** Every number of columns, and every least width. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["1", "2", "3", "4", "5", "6", "xs", "sm", "md", "lg"]}
      cell={(row) => (
        <Frame width="panel">
          <Grid
            gap={2}
            {...(Number(row) > 0
              ? { columns: Number(row) as 1 | 2 | 3 | 4 | 5 | 6 }
              : { minColumn: row as "xs" | "sm" | "md" | "lg" })}
          >
            {tags}
          </Grid>
        </Frame>
      )}
    />
  ),
};
