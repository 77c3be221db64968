import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { ComponentGuide } from "../packages/ui/src/testing/componentGuide.ts";

/** A component's page of documentation: what it is for, how to use it, its props, its stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Guide />
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}

function Guide() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  if (!guide) return null;
  return (
    <>
      <Heading>When to use it</Heading>
      <Points points={guide.use} />
      <Heading>When not</Heading>
      <Points points={guide.avoid} />
      <Heading>Anatomy</Heading>
      <Points points={guide.anatomy.map(([part, purpose]) => `**${part}**: ${purpose}`)} />
      <Heading>Accessibility</Heading>
      <Points points={guide.accessibility} />
    </>
  );
}

/** Points as Markdown, which sets names of components as code. */
function Points({ points }: { points: readonly string[] }) {
  return <Markdown>{points.map((point) => `- ${point}`).join("\n")}</Markdown>;
}
