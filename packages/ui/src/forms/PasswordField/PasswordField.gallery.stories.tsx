import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Forms/PasswordField/Gallery",
  component: PasswordField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "" },
} satisfies Meta<typeof PasswordField>;
export default meta;

/** Empty, filled, with help. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["empty", "filled", "help"]}
      cell={(row) => (
        <Frame width="drawer">
          <FieldForm value={row === "empty" ? "" : "carton of 240"}>
            <PasswordField name="field" label="Password" help={row === "help" && "At least 8 characters."} />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
