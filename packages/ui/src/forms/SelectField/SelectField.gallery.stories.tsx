import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { SelectField } from "./SelectField.tsx";

const options = [
  { value: "nl", label: "Netherlands" },
  { value: "long", label: "A country whose name is longer than the field in which it is chosen" },
];

const meta = {
  title: "Forms/SelectField/Gallery",
  component: SelectField,
  tags: ["gallery"],
  args: { name: "field", label: "", options },
} satisfies Meta<typeof SelectField>;
export default meta;

/** Empty, chosen, with a long name, disabled. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "nl", "long", "disabled"]}
      cell={(row) => (
        <Frame width="drawer">
          <FieldForm value={row === "empty" || row === "disabled" ? "" : row}>
            <SelectField
              name="field"
              label="Country"
              options={options}
              placeholder="Choose a country"
              disabled={row === "disabled"}
            />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
