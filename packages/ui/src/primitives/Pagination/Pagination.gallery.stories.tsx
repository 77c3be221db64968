import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "Primitives/Pagination/Gallery",
  component: Pagination,
  tags: ["gallery", "!autodocs"],
  args: { page: 1, pageSize: 20, total: 1, hrefOf: String },
} satisfies Meta<typeof Pagination>;
export default meta;

/** The beginning, middle and end of a long list, and a short one. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["1", "4", "60", "121"]}
      cell={(page, _, half) => (
        <Pagination
          aria-label={`Pages at ${page}, ${half}`}
          page={Number(page)}
          pageSize={20}
          total={2418}
          hrefOf={(next) => `#/${next}`}
        />
      )}
    />
  ),
};
