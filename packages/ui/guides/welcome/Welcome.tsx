import { GoodsCard } from "../../src/commerce/GoodsCard/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Card } from "../../src/primitives/Card/index.ts";
import { Grid } from "../../src/primitives/Grid/index.ts";
import { Heading } from "../../src/primitives/Heading/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import { goodsSummaryAt } from "../../src/testing/fixtures/goodsSummaries.ts";
import { CodeSample } from "../CodeSample.tsx";
import { GuideSection } from "../GuidePage.tsx";
import * as guide from "../guide.css.ts";
import { storyAddress } from "../storyAddress.ts";
import * as styles from "./Welcome.css.ts";

interface Door {
  readonly story: string;
  readonly title: string;
  readonly text: string;
}

const tools: readonly Door[] = [
  {
    story: "guides-brand-lab--lab",
    title: "Brand lab",
    text: "Choose one colour and see a whole shop in it, light and dark. Copy the code when every contrast passes.",
  },
  {
    story: "guides-block-studio--studio",
    title: "Block studio",
    text: "Write the JSON of a page block beside the block itself, or fill in a form. Share the result by link.",
  },
];

const foundations: readonly Door[] = [
  { story: "guides-foundations--colour", title: "Colour", text: "Every colour with its contrast" },
  { story: "guides-foundations--type", title: "Type", text: "Text styles in both languages" },
  { story: "guides-foundations--space", title: "Space", text: "A grid of four pixels" },
  { story: "guides-foundations--radius", title: "Radius", text: "Corners by what they belong to" },
  { story: "guides-foundations--elevation", title: "Elevation", text: "Three heights" },
  { story: "guides-foundations--motion", title: "Motion", text: "Durations and curves" },
  { story: "guides-foundations--icons", title: "Icons", text: "One set, one stroke" },
  { story: "guides-foundations--voice", title: "Voice", text: "How the shop speaks" },
];

const components: readonly Door[] = [
  { story: "primitives-button--primary", title: "Primitives", text: "Buttons, dialogs, inputs and layout" },
  { story: "forms-textfield--empty", title: "Forms", text: "Fields bound to react-hook-form" },
  { story: "commerce-goodscard--reduced", title: "Commerce", text: "Products, prices, coupons and carts" },
  { story: "blocks-blockpage--home", title: "Blocks", text: "Sixteen blocks that JSON puts on a page" },
  { story: "pages-shop--home", title: "Pages", text: "The shop's screens, put together from all of these" },
];

const start = `npm install @sundry/ui

import "@sundry/ui/reset.css";
import "@sundry/ui/styles.css";
import { Button } from "@sundry/ui/primitives/Button";`;

function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <Grid minColumn="md" gap={4}>
      {doors.map(({ story, title, text }) => (
        <Card key={story} asChild>
          <a href={storyAddress(story)} target="_top" className={styles.card}>
            <Heading level={3} size="xs">
              {title}
            </Heading>
            <Text variant="small" tone="secondary">
              {text}
            </Text>
          </a>
        </Card>
      ))}
    </Grid>
  );
}

/** The first page of the Storybook: what this is, and the way to everything. */
export function Welcome() {
  return (
    <main className={guide.page}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1} size="hero">
            Everything a shop is made of
          </Heading>
          <Text variant="bodyL">
            Sundry is a design system for shops in React: components, page blocks and a theme that takes your brand. It
            works by keyboard and screen reader, in light and dark, from left to right and from right to left.
          </Text>
          <div className={styles.actions}>
            <Button asChild variant="float" size="lg">
              <a href={storyAddress("guides-brand-lab--lab")} target="_top">
                Try your colour
              </a>
            </Button>
          </div>
        </div>
        <div className={styles.sample}>
          <GoodsCard goods={goodsSummaryAt(0)} headingLevel={2} eager />
        </div>
      </div>
      <GuideSection title="Start here" text="Two workshops that need no code.">
        <Doors doors={tools} />
      </GuideSection>
      <GuideSection title="Foundations" text="Drawn from the tokens, so they are never out of date.">
        <Doors doors={foundations} />
      </GuideSection>
      <GuideSection
        title="Components"
        text="Each has a page that says when to use it. The toolbar switches theme, brand, language and direction."
      >
        <Doors doors={components} />
      </GuideSection>
      <GuideSection title="In code" text="Install the package, then import each component from its own path.">
        <CodeSample label="Code to start with">{start}</CodeSample>
      </GuideSection>
    </main>
  );
}
