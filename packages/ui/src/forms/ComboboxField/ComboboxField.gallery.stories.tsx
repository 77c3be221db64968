import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { ComboboxField } from "./ComboboxField.tsx";

const options = [
  { value: "sf", label: "SF Express" },
  { value: "long", label: "A carrier with a name longer than its field" },
];

const meta = {
  title: "Forms/ComboboxField/Gallery",
  component: ComboboxField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "", options },
} satisfies Meta<typeof ComboboxField>;
export default meta;

/** Empty, selected, with a long name, and disabled. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "sf", "long", "disabled"]}
      cell={(row) => (
        <Frame width="drawer">
          <FieldForm value={row === "empty" || row === "disabled" ? "" : row}>
            <ComboboxField name="field" label="Parcel company" options={options} disabled={row === "disabled"} />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
