import type { Meta, StoryObj } from "@storybook/react-vite";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Rows3 from "lucide-react/icons/rows-3";
import { fn } from "storybook/test";
import { Gallery } from "../../testing/Gallery.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";

const meta = {
  title: "Commerce/SegmentedControl/Gallery",
  component: SegmentedControl,
  tags: ["gallery", "!autodocs"],
  args: {
    label: "Sort by",
    value: "best",
    onValueChange: fn(),
    segments: [
      { value: "best", label: "Best match" },
      { value: "sold", label: "Sold" },
      { value: "price", label: "Price" },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

const drawings = [
  { value: "best", label: <LayoutGrid aria-hidden="true" />, name: "Grid" },
  { value: "sold", label: <Rows3 aria-hidden="true" />, name: "List" },
];

/** With text and with icons. */
export const Everything: StoryObj<typeof meta> = {
  render: ({ segments, ...args }) => (
    <Gallery
      rows={["words", "drawings"]}
      cell={(row) => <SegmentedControl {...args} segments={row === "words" ? segments : drawings} />}
    />
  ),
};
