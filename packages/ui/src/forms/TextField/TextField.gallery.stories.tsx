import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Forms/TextField/Gallery",
  component: TextField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "" },
} satisfies Meta<typeof TextField>;
export default meta;

const values = { text: "Threadwell Haberdashery", email: "mei@example.com", tel: "+31 6 0000 0142" };

/** Every type, empty, filled and disabled. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["text", "email", "tel"]}
      columns={["empty", "filled", "disabled"]}
      cell={(type, column) => (
        <Frame width="drawer">
          <FieldForm value={column === "empty" ? "" : values[type]}>
            <TextField
              name="field"
              type={type}
              label="Company"
              placeholder="Name on the invoice"
              disabled={column === "disabled"}
            />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
