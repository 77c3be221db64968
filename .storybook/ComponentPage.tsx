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
import type { ReactNode } from "react";
import type { ComponentGuide } from "../packages/ui/src/testing/componentGuide.ts";
import "./docs.css";

/** A component's page of documentation: what it is for, how to use it, its props, its stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <div className="page-props">
        <Controls />
      </div>
      <Guide />
      <Stories title={<PageHeading>Stories</PageHeading>} includePrimary={false} />
    </>
  );
}

function Guide() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  if (!guide) return null;
  return (
    <>
      <PageHeading>When to use it</PageHeading>
      <Points points={guide.use} />
      <PageHeading>When not</PageHeading>
      <Points points={guide.avoid} />
      <PageHeading>Anatomy</PageHeading>
      <Points points={guide.anatomy.map(([part, purpose]) => `**${part}**: ${purpose}`)} />
      <PageHeading>Accessibility</PageHeading>
      <Points points={guide.accessibility} />
    </>
  );
}

function PageHeading({ children }: { children: ReactNode }) {
  return (
    <div className="page-heading">
      <Heading>{children}</Heading>
    </div>
  );
}

/** Points as Markdown, which sets names of components as code. */
function Points({ points }: { points: readonly string[] }) {
  return <Markdown>{points.map((point) => `- ${point}`).join("\n")}</Markdown>;
}
