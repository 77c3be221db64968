import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutGrid, Rows3 } from "lucide-react";
import { fn } from "storybook/test";
import { Gallery } from "../../testing/Gallery.tsx";
import { Segments } from "./Segments.tsx";

const meta = {
  title: "Commerce/Segments/Gallery",
  component: Segments,
  tags: ["gallery"],
  args: {
    label: "Sort by",
    value: "best",
    onChoose: fn(),
    segments: [
      { value: "best", label: "Best match" },
      { value: "sold", label: "Sold" },
      { value: "price", label: "Price" },
    ],
  },
} satisfies Meta<typeof Segments>;
export default meta;

const drawings = [
  { value: "best", label: <LayoutGrid aria-hidden="true" />, name: "Grid" },
  { value: "sold", label: <Rows3 aria-hidden="true" />, name: "List" },
];

/** Words and drawings. */
export const Everything: StoryObj<typeof meta> = {
  render: ({ segments, ...args }) => (
    <Gallery
      rows={["words", "drawings"]}
      cell={(row) => <Segments {...args} segments={row === "words" ? segments : drawings} />}
    />
  ),
};
