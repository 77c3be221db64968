import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Notice } from "./Notice.tsx";

const meta = { title: "Primitives/Notice/Gallery", component: Notice, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Notice
>;
export default meta;

const long = "Anoteofonehundredcharacterswithoutasinglespaceinitmustwrapinsteadofpushingthepagesidewaysforthebuyer";

/** All tones. Long words wrap. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["neutral", "info", "success", "warning", "danger"]}
      columns={["plain", "long"]}
      cell={(tone, column) => <Notice tone={tone}>{column === "long" ? long : "Only 3 left in this colour."}</Notice>}
    />
  ),
};
