import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Phrases } from "./Phrases.tsx";

const meta = {
  title: "Primitives/Phrases/Gallery",
  component: Phrases,
  tags: ["gallery", "!autodocs"],
  args: { children: "" },
} satisfies Meta<typeof Phrases>;
export default meta;

/** Two languages in a narrow column. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["Ready for the wet months", "雨季备货，趁早下单"]}
      cell={(text) => (
        <div style={{ inlineSize: "6rem" }}>
          <Phrases>{text}</Phrases>
        </div>
      )}
    />
  ),
};
