import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Accordion } from "./Accordion.tsx";

const meta = {
  title: "Primitives/Accordion/Gallery",
  component: Accordion,
  tags: ["gallery", "!autodocs"],
  args: { items: [] },
} satisfies Meta<typeof Accordion>;
export default meta;

/** Folded, open, disabled, and with long words. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["sections"]}
      cell={(_, __, half) => (
        <Frame width="drawer">
          <Accordion
            defaultValue={["open"]}
            items={[
              { value: "folded", label: `Folded ${half}`, content: "" },
              {
                value: "open",
                label: `Open, with a heading that needs more than one line ${half}`,
                content: "Goods leave the factory by the carton, and a carton holds twelve.",
              },
              { value: "disabled", label: `Not now ${half}`, content: "", disabled: true },
            ]}
          />
        </Frame>
      )}
    />
  ),
};
