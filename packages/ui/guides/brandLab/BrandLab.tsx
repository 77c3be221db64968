import { useState } from "react";
import { SegmentedControl } from "../../src/commerce/SegmentedControl/index.ts";
import { BrandStyle } from "../../src/primitives/BrandStyle/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Field } from "../../src/primitives/Field/index.ts";
import { Heading } from "../../src/primitives/Heading/index.ts";
import { Input } from "../../src/primitives/Input/index.ts";
import { Notice } from "../../src/primitives/Notice/index.ts";
import { Select } from "../../src/primitives/Select/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import type { ShippedLocale } from "../../src/runtime/locale.ts";
import { type BrandOptions, type CornerStyle, createBrand } from "../../src/theme/brand/index.ts";
import { contrast } from "../../src/theme/brand/colour.ts";
import { CodeSample } from "../CodeSample.tsx";
import { CartPage } from "../pages/CartPage.tsx";
import { GoodsPage } from "../pages/GoodsPage.tsx";
import { HomePage } from "../pages/HomePage.tsx";
import { type frameWidths, PreviewFrame, usualWidth } from "../workshop/PreviewFrame.tsx";
import * as styles from "../workshop/workshop.css.ts";
import { attemptBrand, nearestAccent } from "./attempt.ts";
import { ContrastReport } from "./ContrastReport.tsx";

const pages = { home: HomePage, goods: GoodsPage, cart: CartPage };

const corners: readonly CornerStyle[] = ["sharp", "soft", "round", "pill"];

const fonts = [
  { value: "", label: "Archivo, ours" },
  { value: "system-ui, sans-serif", label: "That of the device" },
  { value: "Georgia, serif", label: "Georgia" },
];

const inks = [
  { value: "", label: "Chosen by contrast" },
  { value: "#FFFFFF", label: "Always white" },
  { value: "#111723", label: "Always dark" },
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const segments = (values: readonly string[]) => values.map((value) => ({ value, label: capitalised(value) }));

interface BrandLabProps {
  locale: ShippedLocale;
  /** Theme that the shop shows at first. */
  theme: "light" | "dark";
  /** The colour to begin with. @default "#7A1F5C" */
  accent?: string;
}

/** One colour in, a whole shop out: with a report of its contrasts and the code that makes it. */
export function BrandLab({ locale, theme: firstTheme, accent: firstAccent = "#7A1F5C" }: BrandLabProps) {
  const [accent, setAccent] = useState(firstAccent);
  const [onAccent, setOnAccent] = useState("");
  const [radius, setRadius] = useState<CornerStyle>("soft");
  const [font, setFont] = useState("");
  const [theme, setTheme] = useState<string>(firstTheme);
  const [width, setWidth] = useState<string>(usualWidth);
  const [page, setPage] = useState<string>("home");

  const options: BrandOptions = {
    name: "mine",
    accent,
    radius,
    ...(onAccent && { onAccent }),
    ...(font && { font }),
  };
  const result = attemptBrand(options);
  // The shop keeps the last brand that was sound.
  const [shown, setShown] = useState(() => createBrand({ name: "mine", accent: "#7A1F5C" }));
  const key = JSON.stringify(options);
  const [shownKey, setShownKey] = useState("");
  if ("brand" in result && key !== shownKey) {
    setShown(result.brand);
    setShownKey(key);
  }
  const suggestion = "faults" in result ? nearestAccent(result.faults) : undefined;
  const Page = pages[page as keyof typeof pages];
  return (
    <main className={styles.bench}>
      <div className={styles.panel}>
        <div>
          <Heading level={1}>Brand lab</Heading>
          <Text tone="secondary">One colour is enough. The rest is derived, and checked.</Text>
        </div>
        <div className={styles.colourRow}>
          <Field label="Accent" help="Any notation of CSS that has numbers">
            <Input value={accent} spellCheck={false} onValueChange={({ value }) => setAccent(value)} />
          </Field>
          <Field label="Pick">
            <PickColour accent={accent} onPick={setAccent} />
          </Field>
        </div>
        <Field label="Ink on the accent">
          <Select options={inks} value={onAccent} onValueChange={({ value }) => setOnAccent(value)} />
        </Field>
        <Problem result={result} suggestion={suggestion} onAccept={setAccent} />
        {"brand" in result && (
          <Derived accent={accent} text={result.brand.light.color.text.brand} page={result.brand.light.color.bg.page} />
        )}
        <Field label="Corners" group>
          <SegmentedControl
            label="Corners"
            segments={segments(corners)}
            value={radius}
            onValueChange={({ value }) => setRadius(value as CornerStyle)}
          />
        </Field>
        <Field label="Font">
          <Select options={fonts} value={font} onValueChange={({ value }) => setFont(value)} />
        </Field>
      </div>
      <div className={styles.result}>
        <div className={styles.choices}>
          <SegmentedControl
            label="Page"
            segments={segments(Object.keys(pages))}
            value={page}
            onValueChange={({ value }) => setPage(value)}
          />
          <SegmentedControl
            label="Theme"
            segments={segments(["light", "dark"])}
            value={theme}
            onValueChange={({ value }) => setTheme(value)}
          />
          <SegmentedControl
            label="Width"
            segments={segments(["phone", "tablet", "desktop"])}
            value={width}
            onValueChange={({ value }) => setWidth(value)}
          />
        </div>
        <PreviewFrame
          label="The shop in this brand"
          width={width as keyof typeof frameWidths}
          theme={theme === "dark" ? "dark" : "light"}
          brand={shown.name}
        >
          <BrandStyle brand={shown} />
          <Page locale={locale} />
        </PreviewFrame>
      </div>
      <div className={styles.panel}>
        <Heading level={2} size="sm">
          Code
        </Heading>
        <CodeSample label="Code of this brand">{codeOf(options)}</CodeSample>
        <Heading level={2} size="sm">
          Contrast
        </Heading>
        <ContrastReport brand={shown} />
      </div>
    </main>
  );
}

interface PickColourProps {
  accent: string;
  onPick: (accent: string) => void;
}

/** The browser's own picker, which knows colours of six digits only. */
function PickColour({ accent, onPick }: PickColourProps) {
  return (
    <input
      type="color"
      aria-label="Pick the accent"
      value={/^#[\da-f]{6}$/i.test(accent) ? accent.toLowerCase() : "#808080"}
      className={styles.picker}
      onChange={({ currentTarget }) => onPick(currentTarget.value.toUpperCase())}
    />
  );
}

interface ProblemProps {
  result: ReturnType<typeof attemptBrand>;
  suggestion: string | undefined;
  onAccept: (accent: string) => void;
}

/** Why there is no brand, and the colour that would do. */
function Problem({ result, suggestion, onAccept }: ProblemProps) {
  if ("brand" in result) return null;
  const [first, ...rest] = result.problem.split("\n");
  return (
    <Notice
      role="alert"
      tone="danger"
      action={
        suggestion && (
          <Button size="sm" variant="outline" onClick={() => onAccept(suggestion)}>
            Use {suggestion}
          </Button>
        )
      }
    >
      {first} {rest[0]}
    </Notice>
  );
}

/** What became of an accent that is too pale for text. */
function Derived({ accent, text, page }: { accent: string; text: string; page: string }) {
  const ratio = contrast(accent, page);
  if (ratio >= 4.5) return null;
  return (
    <Notice tone="info">
      As text on the page {accent} has {ratio.toFixed(2)}:1, and 4.5:1 is needed. Links and rings take {text}, the
      nearest that passes; buttons keep the accent.
    </Notice>
  );
}

function codeOf({ accent, onAccent, radius, font }: BrandOptions): string {
  const lines = [
    `  name: "mine",`,
    `  accent: ${JSON.stringify(accent)},`,
    ...(onAccent ? [`  onAccent: ${JSON.stringify(onAccent)},`] : []),
    ...(radius === "soft" ? [] : [`  radius: ${JSON.stringify(radius)},`]),
    ...(font ? [`  font: ${JSON.stringify(font)},`] : []),
  ];
  return `import { createBrand } from "@sundry/ui/theme/brand";
import { BrandStyle } from "@sundry/ui/primitives/BrandStyle";

const brand = createBrand({
${lines.join("\n")}
});

<BrandStyle brand={brand} reach="document" />`;
}
