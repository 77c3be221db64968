import { text } from "../../src/theme/text.css.ts";
import type { ScaleTokens, SundryTheme } from "../../src/theme/tokens.ts";
import { tokenName } from "../guide.css.ts";
import { GuidePage, GuideSection } from "../GuidePage.tsx";
import * as styles from "./foundations.css.ts";

type TextName = keyof ScaleTokens["type"];

const groups: readonly { title: string; text: string; names: readonly TextName[]; sample: string }[] = [
  {
    title: "Titles",
    text: "Wide and heavy at large sizes. They shrink on a phone; in Chinese they are bold instead of wide.",
    names: ["hero", "display", "title1", "title2", "title3"],
    sample: "Everything for the stall 摊位百货",
  },
  {
    title: "Text",
    text: "Fourteen pixels for most of it. Micro is for badges and the tab bar only.",
    names: ["bodyL", "body", "label", "small", "caption", "micro", "overline"],
    sample: "Packed by the dozen and shipped from Yiwu 按打包装，义乌发货",
  },
  {
    title: "Prices",
    text: "Narrow figures of one width, so that columns of amounts line up.",
    names: ["priceXL", "priceL", "priceM", "priceS"],
    sample: "$1,298.40",
  },
  { title: "Figure", text: "The huge number of a discount.", names: ["figure"], sample: "26%" },
];

/** Text styles with their measures. */
export function Type({ brand: { scale, textOnPhone } }: { brand: SundryTheme }) {
  return (
    <GuidePage
      overline="Foundations"
      title="Type"
      lead="One variable family. Size, weight and width change together, and sizes are in rem, so that the reader's own text size counts."
    >
      {groups.map(({ title, text: about, names, sample }) => (
        <GuideSection key={title} title={title} text={about}>
          <ul className={styles.rows}>
            {names.map((name) => (
              <li key={name} className={styles.typeRow}>
                <span className={name === "figure" ? styles.figure : text[name]}>{sample}</span>
                <span className={tokenName}>
                  {name} · {measures(scale.type[name])}
                  {textOnPhone[name]?.size && `; on a phone ${sizes({ ...scale.type[name], ...textOnPhone[name] })}`}
                </span>
              </li>
            ))}
          </ul>
        </GuideSection>
      ))}
    </GuidePage>
  );
}

function sizes({ size, line }: ScaleTokens["type"]["body"]): string {
  const pixels = Number.parseFloat(size) * 16;
  return `${pixels} / ${Math.round(pixels * Number(line))} px`;
}

function measures(style: ScaleTokens["type"]["body"]): string {
  return `${sizes(style)}, weight ${style.weight}, width ${style.width}`;
}
