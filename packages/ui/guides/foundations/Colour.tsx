import type { CSSProperties } from "react";
import { Text } from "../../src/primitives/Text/index.ts";
import { contrast } from "../../src/theme/brand/colour.ts";
import { type ContrastPair, contrastPairs } from "../../src/theme/brand/index.ts";
import type { SchemeTokens } from "../../src/theme/tokens.ts";
import { variableName } from "../../src/theme/variableName.ts";
import { tokenName } from "../guide.css.ts";
import { GuidePage, GuideSection } from "../GuidePage.tsx";
import * as styles from "./foundations.css.ts";
import { tokenAt, tokensOf } from "./tokenTree.ts";

interface Group {
  readonly name: string;
  readonly text: string;
}

const groups: Readonly<Record<keyof SchemeTokens["color"], Group>> = {
  bg: { name: "Grounds", text: "What everything stands on, from the page to a soft notice." },
  text: { name: "Text", text: "Inks. Red is for a lower price or for time that runs out, and nothing else." },
  border: { name: "Lines", text: "Hairlines separate; control and focus lines show where something is." },
  action: { name: "Actions", text: "Fills of buttons, at rest, under the mouse and pressed." },
  icon: { name: "Icons", text: "Where an icon does not have the colour of its text." },
  tint: { name: "Tints", text: "Backgrounds of adverts, the only large areas of colour beside photos." },
  deep: { name: "Deep tones", text: "Grounds of slides and store headers with white words." },
  darkField: { name: "Dark field", text: "Flash sales and the footer: dark in both schemes." },
  float: { name: "Floating", text: "Controls on a photo or on colour: white in both schemes." },
  field: { name: "Coloured field", text: "The brand's large areas and what is on them." },
  ticket: { name: "Ticket", text: "Coupons." },
  pattern: { name: "Pattern", text: "The weave of the brand." },
};

interface ColourProps {
  /** The colours that show. */
  scheme: SchemeTokens;
}

const ratioText = (one: string, other: string) => `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}:1`;

/** Every colour of a scheme, and the contrast of every two that meet. */
export function Colour({ scheme }: ColourProps) {
  const { color } = scheme;
  const texts = contrastPairs.filter(({ least }) => least === 4.5);
  const grounds = [...new Set(texts.map(({ ground }) => ground))];
  const lines = contrastPairs.filter(({ least }) => least === 3);
  return (
    <GuidePage
      overline="Foundations"
      title="Colour"
      lead="Colours are named by their use, never by their looks. Switch theme and brand in the toolbar: names stay, values change."
    >
      <GuideSection
        title="Text on its ground"
        text="Every text and every ground that a component puts it on. The least is 4.5:1; a brand with less is refused."
      >
        <ul className={styles.pairs}>
          {grounds.map((ground) => (
            <GroundWithInks
              key={ground}
              color={color}
              ground={ground}
              pairs={texts.filter((pair) => pair.ground === ground)}
            />
          ))}
        </ul>
      </GuideSection>
      <GuideSection title="Lines on their ground" text="Edges of controls and focus rings. The least is 3:1.">
        <ul className={styles.swatches}>
          {lines.map(({ colour, ground }) => {
            const [ink, behind] = [tokenAt(color, colour), tokenAt(color, ground)];
            return (
              <li key={`${colour} ${ground}`} className={styles.swatch}>
                <div className={styles.lineSample} style={{ "--ground": behind, "--ink": ink } as CSSProperties} />
                <span className={tokenName}>{colour}</span>
                <Text variant="caption" tone="secondary">
                  {ratioText(ink, behind)} on {ground}
                </Text>
              </li>
            );
          })}
        </ul>
      </GuideSection>
      {Object.entries(groups).map(([key, { name, text }]) => (
        <GuideSection key={key} title={name} text={text}>
          <ul className={styles.swatches}>
            {tokensOf(color[key as keyof typeof color]).map(({ path, value }) => (
              <li key={path.join(".")} className={styles.swatch} title={`--${variableName(["color", key, ...path])}`}>
                <div className={styles.tone} style={{ "--tone": value } as CSSProperties} />
                <span className={tokenName}>{[key, ...path].join(".")}</span>
                <Text variant="caption" tone="secondary">
                  {value}
                </Text>
              </li>
            ))}
          </ul>
        </GuideSection>
      ))}
    </GuidePage>
  );
}

interface GroundWithInksProps {
  color: SchemeTokens["color"];
  ground: string;
  pairs: readonly ContrastPair[];
}

function GroundWithInks({ color, ground, pairs }: GroundWithInksProps) {
  const behind = tokenAt(color, ground);
  return (
    <li className={styles.swatch}>
      <div className={styles.ground} style={{ "--ground": behind } as CSSProperties}>
        {pairs.map(({ colour }) => {
          const ink = tokenAt(color, colour);
          return (
            <span key={colour} className={styles.ink} style={{ "--ink": ink } as CSSProperties}>
              {colour}
              <span className={styles.ratio}>{ratioText(ink, behind)}</span>
            </span>
          );
        })}
      </div>
      <span className={tokenName}>{ground}</span>
    </li>
  );
}
