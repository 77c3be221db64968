import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { RadioCards } from "./RadioCards.tsx";

const meta = {
  title: "Primitives/RadioCards/Gallery",
  component: RadioCards,
  tags: ["gallery", "!autodocs"],
  args: { label: "", items: [] },
} satisfies Meta<typeof RadioCards>;
export default meta;

/** Selected, not selected and disabled, in both layouts. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["list", "row"]}
      cell={(layout) => (
        <div style={{ inlineSize: "22rem" }}>
          <RadioCards
            label={layout}
            layout={layout}
            defaultValue="a"
            items={[
              { value: "a", label: "Wallet", description: "Balance $318.90" },
              { value: "b", label: "Card" },
              { value: "c", label: "Bank transfer", disabled: true },
            ]}
          />
        </div>
      )}
    />
  ),
};
