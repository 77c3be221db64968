import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Text } from "../Text/index.ts";
import { Card } from "./Card.tsx";

const meta = { title: "Primitives/Card/Gallery", component: Card, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Card
>;
export default meta;

/** Every variant with every room inside. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["outline", "filled", "raised", "brand"]}
      columns={["none", "sm", "md", "lg"]}
      cell={(variant, padding) => (
        <Card variant={variant} padding={padding}>
          <Text>Air freight, 6 to 9 days</Text>
        </Card>
      )}
    />
  ),
};
