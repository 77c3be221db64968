import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { TextAreaField } from "./TextAreaField.tsx";

const meta = {
  title: "Forms/TextAreaField/Gallery",
  component: TextAreaField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "" },
} satisfies Meta<typeof TextAreaField>;
export default meta;

const values = {
  empty: "",
  filled: "Please mix violet, navy and scarlet evenly.",
  full: "Haberdashery ".repeat(12).slice(0, 140),
};

/** Empty, filled and full, with three rows and with five. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["3", "5"]}
      columns={["empty", "filled", "full"]}
      cell={(rows, column) => (
        <Frame width="drawer">
          <FieldForm value={values[column]}>
            <TextAreaField name="field" label="Note to the store" rows={Number(rows)} />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
