import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { RatingField } from "./RatingField.tsx";

const meta = {
  title: "Forms/RatingField/Gallery",
  component: RatingField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "" },
} satisfies Meta<typeof RatingField>;
export default meta;

/** No stars, some and all. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["none", "one", "three", "five"]}
      cell={(row) => (
        <Frame width="drawer">
          <FieldForm value={{ none: 0, one: 1, three: 3, five: 5 }[row]}>
            <RatingField name="field" label="Service" />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
