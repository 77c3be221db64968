import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { SelectField } from "./SelectField.tsx";

const options = [
  { value: "nl", label: "Netherlands" },
  { value: "long", label: "A country with a name longer than its field" },
];

const meta = {
  title: "Forms/SelectField/Gallery",
  component: SelectField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "", options },
} satisfies Meta<typeof SelectField>;
export default meta;

/** Empty, selected, with a long name, and disabled. */
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
