import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/Button/Button.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { StoreHeader } from "./StoreHeader.tsx";

const bare = { id: "201", name: "Jinhe Umbrella Works" };
const scored = {
  ...bare,
  scores: { description: 4.9, service: 4.8, delivery: 4.7 },
  facts: [{ label: "Goods", value: "86" }],
};

const meta = {
  title: "Commerce/StoreHeader/Gallery",
  component: StoreHeader,
  tags: ["gallery", "!autodocs"],
  args: { store: bare },
} satisfies Meta<typeof StoreHeader>;
export default meta;

/** With and without the optional parts. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["name only", "everything"]}
      cell={(row) =>
        row === "everything" ? (
          <StoreHeader
            store={scored}
            tags={<Tag tone="brand">Self-operated</Tag>}
            description="Rain and sun umbrellas from our own frames and cloth."
            actions={<Button variant="outline">Follow</Button>}
          />
        ) : (
          <StoreHeader store={bare} />
        )
      }
    />
  ),
};
