import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { placesIn } from "../../testing/fixtures/places.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { CascaderField } from "./CascaderField.tsx";

const meta = {
  title: "Forms/CascaderField/Gallery",
  component: CascaderField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "", load: placesIn("en") },
} satisfies Meta<typeof CascaderField>;
export default meta;

/** Closed: empty, with help, and optional. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["plain", "help", "optional"]}
      cell={(row) => (
        <Frame width="drawer">
          <FieldForm>
            <CascaderField
              name="field"
              label="Region"
              load={placesIn("en")}
              optional={row === "optional"}
              {...(row === "help" && { help: "Where the parcel goes." })}
            />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
