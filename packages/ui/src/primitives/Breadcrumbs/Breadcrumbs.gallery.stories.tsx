import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Primitives/Breadcrumbs/Gallery",
  component: Breadcrumbs,
  tags: ["gallery", "!autodocs"],
  args: { crumbs: [] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

/** A short trail, and one that wraps. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["short", "long"]}
      cell={(row, _, half) => (
        <Breadcrumbs
          aria-label={`${row} ${half}`}
          crumbs={["Home", "Kitchen", "Glass jars", "Storage jar 750 ml, bail lid, set of 3"]
            .slice(row === "short" ? 2 : 0)
            .map((label) => ({ label, href: "#/" }))}
        />
      )}
    />
  ),
};
