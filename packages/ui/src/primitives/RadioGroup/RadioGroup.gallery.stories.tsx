import type { Meta, StoryObj } from "@storybook/react-vite";

import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Primitives/RadioGroup/Gallery",
  component: RadioGroup,
  tags: ["gallery", "!autodocs"],
  args: { options: [] },
} satisfies Meta<typeof RadioGroup>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["list", "row", "invalid"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <RadioGroup
            aria-label={`${state} ${half}`}
            layout={state === "row" ? "row" : "list"}
            aria-invalid={state === "invalid" || undefined}
            defaultValue={state === "invalid" ? undefined : "a"}
            options={[
              { value: "a", label: "Retail" },
              {
                value: "b",
                label: "A choice whose words are longer than the line they stand on",
                description: "With more about it.",
              },
              { value: "c", label: "Trade", disabled: true },
            ]}
          />
        </Frame>
      )}
    />
  ),
};
