import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { CheckboxField } from "./CheckboxField.tsx";

const meta = {
  title: "Forms/CheckboxField/Gallery",
  component: CheckboxField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "" },
} satisfies Meta<typeof CheckboxField>;
export default meta;

/** Off and on, with labels of one line and of several. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["off", "on"]}
      columns={["short", "long"]}
      cell={(row, column) => (
        <Frame width="drawer">
          <FieldForm value={row === "on"}>
            <CheckboxField
              name="field"
              label={
                column === "short"
                  ? "Remember me"
                  : "I agree to the terms of use, to the privacy policy, and that the store may send me the customs form by email."
              }
            />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
