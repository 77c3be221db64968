import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../primitives/Button/index.ts";
import { ButtonLink } from "../../primitives/ButtonLink/index.ts";
import { umbrellaStore } from "../../testing/fixtures/stores.ts";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { StoreCard } from "./StoreCard.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A store beside its products or in a list of stores."],
  avoid: ["On the store's own page: use `StoreHeader`."],
  anatomy: [
    ["Mark and name", "who it is"],
    ["Scores", "only where somebody has rated"],
    ["Actions", "visit, follow, ask"],
  ],
  accessibility: ["It is a section named by the store."],
};

const meta = {
  title: "Commerce/StoreCard",
  parameters: { guide },
  component: StoreCard,
  args: { store: umbrellaStore() },
  decorators: [
    (Story) => (
      <Frame width="card">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof StoreCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside a product: the store, its scores, and links to it. */
export const BesideGoods: Story = {
  args: {
    actions: (
      <>
        <ButtonLink href="#/merchant?id=201" variant="outline" wide>
          Visit store
        </ButtonLink>
        <Button variant="quiet" wide>
          Contact store
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole("region", { name: "Jinhe Umbrella Works" }));
    await expect(card.getByRole("link", { name: "Jinhe Umbrella Works" })).toHaveAttribute("href", "#/merchant?id=201");
    await expect(card.getByText("Service").nextSibling).toHaveTextContent("4.7");
  },
};

/** A new store without scores or a page. */
export const NewStore: Story = {
  args: { store: { id: "220", name: "Papermint Stationery" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).not.toBeInTheDocument();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { store: umbrellaStore("zh") }, globals: { locale: "zh" } };
