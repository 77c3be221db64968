import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { ReorderReport } from "./ReorderReport.tsx";

const meta = {
  title: "Commerce/ReorderReport/Gallery",
  component: ReorderReport,
  tags: ["gallery", "!autodocs"],
  args: { lines: [] },
} satisfies Meta<typeof ReorderReport>;
export default meta;

const line = { image: pictures.thread, name: "Polyester thread, 12 colours", asked: 24, added: 24, was: 3.48 };

/** With and without changes. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["same", "changed"]}
      cell={(row, _, half) => (
        <ReorderReport
          aria-label={`${row} ${half}`}
          lines={[
            { ...line, id: "1", now: row === "same" ? 3.48 : 3.19 },
            { ...line, id: "2", now: row === "same" ? 3.48 : 3.9, added: row === "same" ? 24 : 48 },
            ...(row === "same" ? [] : [{ ...line, id: "3", added: 0 }]),
          ]}
        />
      )}
    />
  ),
};
