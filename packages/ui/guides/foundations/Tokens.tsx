import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../src/primitives/Button/index.ts";
import { Field } from "../../src/primitives/Field/index.ts";
import { Input } from "../../src/primitives/Input/index.ts";
import { Table } from "../../src/primitives/Table/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import type { SundryTheme } from "../../src/theme/tokens.ts";
import { variableName } from "../../src/theme/variableName.ts";
import { tokenName } from "../guide.css.ts";
import { GuidePage, GuideSection } from "../GuidePage.tsx";
import { tokensOf } from "./tokenTree.ts";

interface TokenRow {
  /** As in code: `color.text.muted`. */
  name: string;
  /** As in CSS: `--sundry-color-text-muted`. */
  variable: string;
  light: string;
  /** Undefined if it is the same in both schemes. */
  dark: string | undefined;
}

function rowsOf({ light, dark, scale }: SundryTheme): readonly TokenRow[] {
  const inDark = new Map(tokensOf(dark).map(({ path, value }) => [path.join("."), value]));
  return [...tokensOf(light), ...tokensOf(scale)].map(({ path, value }) => {
    const name = path.join(".");
    const other = inDark.get(name);
    return { name, variable: `--${variableName(path)}`, light: value, dark: other === value ? undefined : other };
  });
}

/** Tokens whose name, variable or value has all the words. */
function matching(rows: readonly TokenRow[], words: string): readonly TokenRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const all = Object.values(row).join(" ").toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

/** Copies a text; returns what to tell. */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `Copied ${text}`;
  } catch {
    // A frame may not have the permission.
    return `This browser does not let the page copy ${text}`;
  }
}

/** Every token with its name in code and in CSS, to look up and to copy. */
export function Tokens({ brand }: { brand: SundryTheme }) {
  const [words, setWords] = useState("");
  const [told, setTold] = useState("");
  const rows = useMemo(() => rowsOf(brand), [brand]);
  const shown = matching(rows, useDeferredValue(words));
  return (
    <GuidePage
      overline="Foundations"
      title="Tokens"
      lead="Every value that a component may use. Overwrite the custom property in your own style sheet, or the name in a brand. Design tools read the same from tokens/*.tokens.json."
    >
      <GuideSection title={shown.length === 1 ? "1 token" : `${shown.length} tokens`}>
        <Field label="Search" help="Part of a name, a variable or a value, such as “text deal” or “16px”">
          <Input
            type="search"
            value={words}
            onValueChange={({ value }) => {
              setWords(value);
              setTold("");
            }}
          />
        </Field>
        <Text role="status" variant="small" tone="secondary">
          {told}
        </Text>
        <Table
          caption="Tokens"
          captionHidden
          rows={shown}
          rowKey={({ name }) => name}
          empty={<Text tone="secondary">No token has these words.</Text>}
          columns={[
            { id: "name", label: "Name", rowHeader: true, cell: ({ name }) => <Code>{name}</Code> },
            { id: "variable", label: "Custom property", cell: ({ variable }) => <Code>{variable}</Code> },
            {
              id: "value",
              label: "Value, and in the dark",
              cell: ({ light, dark }) => <Code>{dark === undefined ? light : `${light} · ${dark}`}</Code>,
            },
            {
              id: "copy",
              label: "Copy",
              align: "end",
              cell: ({ variable }) => (
                <Button
                  size="sm"
                  variant="text"
                  aria-label={`Copy ${variable}`}
                  onClick={() => void copy(`var(${variable})`).then(setTold)}
                >
                  Copy
                </Button>
              ),
            },
          ]}
        />
      </GuideSection>
    </GuidePage>
  );
}

function Code({ children }: { children: string }) {
  return (
    <span className={tokenName} translate="no">
      {children}
    </span>
  );
}
