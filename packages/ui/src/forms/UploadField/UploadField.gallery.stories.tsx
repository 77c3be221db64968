import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { UploadField } from "./UploadField.tsx";

const values = {
  empty: [],
  some: [pictures.mug, pictures.teapot],
  full: [pictures.mug, pictures.teapot, pictures.kite, pictures.jar],
} as const;

const meta = {
  title: "Forms/UploadField/Gallery",
  component: UploadField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "", limit: 4, upload: async () => pictures.mug },
} satisfies Meta<typeof UploadField>;
export default meta;

/** Empty, with some photos, and full. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={Object.keys(values) as (keyof typeof values)[]}
      cell={(row) => (
        <Frame width="drawer">
          <FieldForm value={values[row]}>
            <UploadField name="field" label="Photos" limit={4} upload={async () => pictures.mug} />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
