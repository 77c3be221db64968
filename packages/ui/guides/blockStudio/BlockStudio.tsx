import { useState } from "react";
import { BlockPage } from "../../src/blocks/BlockPage/index.ts";
import { homeBlocks } from "../../src/blocks/homeBlocks/index.ts";
import { blockExamples, type BlockType, blockTypes, jsonSchemaOf } from "../../src/blocks/schema/index.ts";
import { SegmentedControl } from "../../src/commerce/SegmentedControl/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Field } from "../../src/primitives/Field/index.ts";
import { Heading } from "../../src/primitives/Heading/index.ts";
import { Notice } from "../../src/primitives/Notice/index.ts";
import { Select } from "../../src/primitives/Select/index.ts";
import { Tabs } from "../../src/primitives/Tabs/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import { Textarea } from "../../src/primitives/Textarea/index.ts";
import { CopyButton } from "../CodeSample.tsx";
import { type frameWidths, PreviewFrame, usualWidth } from "../workshop/PreviewFrame.tsx";
import * as styles from "../workshop/workshop.css.ts";
import { faultsOf, fromLink, readBlock, type StudioBlock, toLink, writeBlock } from "./blockText.ts";
import { withExamplePictures } from "./examplePictures.ts";
import { SchemaFields } from "./SchemaField.tsx";

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const exampleOf = (type: BlockType): StudioBlock => ({
  type,
  options: blockExamples[type].options,
});

/** The block of a link, or an example if there is no link or it is damaged. */
function firstOf(link: string | undefined): { text: string; block: StudioBlock; damaged: boolean } {
  const text = link ? fromLink(link) : undefined;
  const read = text === undefined ? undefined : readBlock(text);
  if (text !== undefined && read && "block" in read)
    return { text: writeBlock(read.block), block: read.block, damaged: false };
  const block = exampleOf("recommend");
  return { text: writeBlock(block), block, damaged: Boolean(link) };
}

interface BlockStudioProps {
  /** Theme that the block shows at first. */
  theme: "light" | "dark";
  brand: string;
  /** A block in the form that links have it. */
  shared?: string | undefined;
  /** Makes the address that opens the studio with this block. */
  addressOf: (shared: string) => string;
}

/** A block beside its JSON and a form made from its schema. */
export function BlockStudio({ theme: firstTheme, brand, shared, addressOf }: BlockStudioProps) {
  const [first] = useState(() => firstOf(shared));
  const [text, setText] = useState(first.text);
  const [shown, setShown] = useState(first.block);
  // What was written for other types, so that a look at them loses nothing.
  const [drafts, setDrafts] = useState<Partial<Record<BlockType, string>>>({});
  const [theme, setTheme] = useState<string>(firstTheme);
  const [width, setWidth] = useState<string>(usualWidth);
  const read = readBlock(text);
  const problem = "problem" in read ? read.problem : undefined;

  const write = (next: string) => {
    setText(next);
    const result = readBlock(next);
    // The page keeps the last block that could be read.
    if ("block" in result) setShown(result.block);
  };
  const choose = (type: BlockType) => {
    setDrafts({ ...drafts, [shown.type]: text });
    const next = drafts[type] ?? writeBlock(exampleOf(type));
    const result = readBlock(next);
    setText(next);
    setShown("block" in result ? result.block : exampleOf(type));
  };
  const schema = jsonSchemaOf(shown.type);
  return (
    <main className={styles.bench}>
      <div className={styles.panel}>
        <div>
          <Heading level={1}>Block studio</Heading>
          <Text tone="secondary">A block of a page from its JSON, as a merchant would write it.</Text>
        </div>
        {first.damaged && <Notice tone="warning">The link is damaged, so this is an example.</Notice>}
        <Field label="Block" help={schema.description}>
          <Select
            options={blockTypes.map((type) => ({ value: type, label: type }))}
            value={shown.type}
            onValueChange={({ value }) => choose(value as BlockType)}
          />
        </Field>
        <div className={styles.bar}>
          <CopyButton text={text} label="Copy JSON" />
          <CopyButton text={addressOf(toLink(JSON.stringify(shown)))} label="Copy link" />
          <Button variant="text" size="sm" onClick={() => write(writeBlock(exampleOf(shown.type)))}>
            Back to the example
          </Button>
        </div>
        <Tabs
          label="Ways to edit"
          items={[
            {
              value: "json",
              label: "JSON",
              content: <JsonEditor text={text} problem={problem} onValueChange={({ value }) => write(value)} />,
            },
            {
              value: "form",
              label: "Form",
              content: problem ? (
                <Notice tone="danger">{problem} Mend the JSON first; the form would overwrite it.</Notice>
              ) : (
                <SchemaFields
                  key={shown.type}
                  schema={schema}
                  value={shown.options}
                  onValueChange={({ value }) =>
                    write(writeBlock({ ...shown, options: value as StudioBlock["options"] }))
                  }
                />
              ),
            },
          ]}
        />
        <Faults block={shown} />
      </div>
      <div className={styles.result}>
        <div className={styles.choices}>
          <SegmentedControl
            label="Width"
            segments={["phone", "tablet", "desktop"].map((value) => ({ value, label: capitalised(value) }))}
            value={width}
            onValueChange={({ value }) => setWidth(value)}
          />
          <SegmentedControl
            label="Theme"
            segments={["light", "dark"].map((value) => ({ value, label: capitalised(value) }))}
            value={theme}
            onValueChange={({ value }) => setTheme(value)}
          />
        </div>
        <PreviewFrame
          label={`The block ${shown.type}`}
          width={width as keyof typeof frameWidths}
          theme={theme === "dark" ? "dark" : "light"}
          brand={brand}
        >
          <div className={styles.page}>
            <BlockPage pageData={{ list: [withExamplePictures(shown)] }} blocks={homeBlocks} />
          </div>
        </PreviewFrame>
      </div>
    </main>
  );
}

interface JsonEditorProps {
  text: string;
  problem: string | undefined;
  onValueChange: (event: { value: string }) => void;
}

function JsonEditor({ text, problem, onValueChange }: JsonEditorProps) {
  return (
    <Field
      label="JSON of the block"
      {...(problem && { error: `${problem} The page shows the last block that could be read.` })}
    >
      <Textarea rows={24} spellCheck={false} value={text} className={styles.json} onValueChange={onValueChange} />
    </Field>
  );
}

/** What the schema says against the block that shows. */
function Faults({ block }: { block: StudioBlock }) {
  const faults = faultsOf(block);
  if (faults.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {faults.map(({ path, message }) => (
        <Text key={`${path} ${message}`} variant="small">
          <strong>{path}</strong>: {message}
        </Text>
      ))}
    </Notice>
  );
}
