import type { GoodsRelatedInfo } from "@sundry/api/contract/entities/search";
import { formatCount } from "@sundry/ui/format/count";
import { useTranslation } from "react-i18next";
import { pages } from "../../../shared/routing/addresses.ts";
import * as styles from "./FilterPanel.css.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";

type Family = GoodsListQuery["colour"][number];

/** What the families look like: the middle of each, the same in both themes, because goods do not change. */
const looks = {
  red: "#d8342b",
  orange: "#ef8330",
  yellow: "#f2c230",
  green: "#2e8b57",
  blue: "#2f6fdb",
  purple: "#7a4fd6",
  pink: "#ec8fb0",
  brown: "#8b5a3c",
  white: "#ffffff",
  grey: "#98a0ab",
  black: "#22262e",
} as const satisfies Record<Family, string>;

interface ColourSwatchesProps {
  found: NonNullable<GoodsRelatedInfo["colours"]>;
  chosen: readonly Family[];
  onChange: (next: readonly Family[]) => void;
}

/** Colours to choose several of; name and count are in the name of each. */
export function ColourSwatches({ found, chosen, onChange }: ColourSwatchesProps) {
  const { t } = useTranslation("goodsList");
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  const shown = pages.goodsList.query.params.colour.values.filter(
    (family) => counts.has(family) || chosen.includes(family),
  );
  return (
    <ul className={styles.swatches}>
      {shown.map((family) => {
        const name = t("colourCount", { colour: t(`colours.${family}`), count: formatCount(counts.get(family) ?? 0) });
        const pressed = chosen.includes(family);
        return (
          <li key={family}>
            <button
              type="button"
              aria-pressed={pressed}
              aria-label={name}
              title={name}
              className={styles.swatch}
              style={{ background: looks[family] }}
              onClick={() => onChange(pressed ? chosen.filter((one) => one !== family) : [...chosen, family])}
            />
          </li>
        );
      })}
    </ul>
  );
}
