import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/Button/Button.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { StoreHead } from "./StoreHead.tsx";

const bare = { id: "201", name: "Jinhe Umbrella Works" };
const told = {
  ...bare,
  scores: { description: 4.9, service: 4.8, delivery: 4.7 },
  facts: [{ label: "Goods", value: "86" }],
};

const meta = {
  title: "Commerce/StoreHead/Gallery",
  component: StoreHead,
  tags: ["gallery"],
  args: { store: bare },
} satisfies Meta<typeof StoreHead>;
export default meta;

/** With and without what can be left out. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["name only", "everything"]}
      cell={(row) =>
        row === "everything" ? (
          <StoreHead
            store={told}
            tags={<Tag tone="brand">Self-operated</Tag>}
            description="Rain and sun umbrellas from our own frames and cloth."
            actions={<Button variant="outline">Follow</Button>}
          />
        ) : (
          <StoreHead store={bare} />
        )
      }
    />
  ),
};
