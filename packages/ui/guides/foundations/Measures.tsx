import type { CSSProperties } from "react";
import { Text } from "../../src/primitives/Text/index.ts";
import type { ScaleTokens } from "../../src/theme/tokens.ts";
import { tokenName } from "../guide.css.ts";
import { GuidePage, GuideSection } from "../GuidePage.tsx";
import * as styles from "./foundations.css.ts";
import { tokensOf } from "./tokenTree.ts";

interface MeasuresProps {
  scale: ScaleTokens;
}

/** Distances and sizes, drawn to scale. */
export function Space({ scale }: MeasuresProps) {
  const { sm, md, field, lg } = scale.size.control;
  const inOrder = [...tokensOf(scale.space)].sort(
    (one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value),
  );
  return (
    <GuidePage
      overline="Foundations"
      title="Space"
      lead="Distances are steps of four pixels. What belongs together is close; parts of a page are 64 pixels apart, 32 on a phone."
    >
      <GuideSection title="Steps" text="The name is the number of steps: space.4 is 16 px.">
        <Bars tokens={inOrder.map(({ path, value }) => ({ name: `space.${path.join(".")}`, value }))} />
      </GuideSection>
      <GuideSection title="Heights" text="A finger always reaches 44 px, even where a control looks smaller.">
        <Bars
          tokens={[
            { name: "control.sm", value: sm },
            { name: "control.md", value: md },
            { name: "control.field", value: field },
            { name: "control.lg", value: lg },
            { name: "touch", value: scale.size.touch },
          ]}
        />
      </GuideSection>
    </GuidePage>
  );
}

function Bars({ tokens }: { tokens: readonly { name: string; value: string }[] }) {
  return (
    <ul className={styles.rows}>
      {tokens.map(({ name, value }) => (
        <li key={name} className={styles.measureRow}>
          <span className={tokenName}>{name}</span>
          <Text as="span" variant="caption" tone="secondary">
            {value}
          </Text>
          <div className={styles.bar} style={{ "--length": value } as CSSProperties} />
        </li>
      ))}
    </ul>
  );
}

/** What has each corner. */
const corners: Readonly<Record<string, string>> = {
  none: "What meets an edge",
  tag: "Tags and coupons",
  small: "Tooltips, cells of a clock",
  "control.xs": "Controls inside others",
  "control.sm": "Small buttons",
  "control.md": "Buttons and fields",
  "control.lg": "The search box",
  "media.sm": "Small pictures",
  "media.md": "Pictures on cards",
  "media.lg": "Large pictures",
  "panel.sm": "Notices and choices",
  "panel.md": "Cards and tiles",
  "panel.lg": "Large panels",
  overlay: "Dialogs and sheets",
  block: "Large coloured fields",
  full: "Switches, badges, dots",
};

/** Corners by what they belong to. */
export function Radius({ scale }: MeasuresProps) {
  return (
    <GuidePage
      overline="Foundations"
      title="Radius"
      lead="Corners are named by what they belong to, so a brand can have round buttons beside square photos."
    >
      <GuideSection title="Roles">
        <ul className={styles.boxes}>
          {tokensOf(scale.radius).map(({ path, value }) => (
            <li key={path.join(".")}>
              <div className={styles.corner} style={{ "--corner": value } as CSSProperties} />
              <span className={tokenName}>radius.{path.join(".")}</span>
              <Text variant="caption" tone="secondary">
                {value}
              </Text>
              <Text variant="caption" tone="secondary">
                {corners[path.join(".")]}
              </Text>
            </li>
          ))}
        </ul>
      </GuideSection>
    </GuidePage>
  );
}

const heights = [
  { name: "e1", use: "Cards that can be pressed, and bars that stick" },
  { name: "e2", use: "Menus, popovers and what floats over the page" },
  { name: "e3", use: "Dialogs, drawers and sheets" },
] as const;

/** Shadows. */
export function Elevation() {
  return (
    <GuidePage
      overline="Foundations"
      title="Elevation"
      lead="Three heights. Every shadow includes an edge, which keeps things apart in the dark, where a shadow alone does not show."
    >
      <GuideSection title="Heights">
        <ul className={styles.boxes}>
          {heights.map(({ name, use }) => (
            <li key={name}>
              <div className={styles.height[name]} />
              <span className={tokenName}>elevation.{name}</span>
              <Text variant="caption" tone="secondary">
                {use}
              </Text>
            </li>
          ))}
        </ul>
      </GuideSection>
    </GuidePage>
  );
}
