import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { GoodsRow } from "@sundry/ui/commerce/GoodsRow";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useNow } from "@sundry/ui/runtime";
import Trash2 from "lucide-react/icons/trash";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { cardOf } from "../../shared/goods/cardOf.ts";
import { ownZone } from "../../shared/i18n/shopTime.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useAddToCart } from "../cart/index.ts";
import * as styles from "./FootprintsPage.css.ts";
import { visitDays } from "./visitDays.ts";

interface FootprintDaysProps {
  visits: readonly GoodsIndex[];
  /** Ids of the selected goods. */
  chosen: ReadonlySet<string>;
  onChosenChange: (chosen: ReadonlySet<string>) => void;
  onRemove: (goodsId: string) => void;
}

/** Visits grouped by day. */
export function FootprintDays({ visits, chosen, onChosenChange, onRemove }: FootprintDaysProps) {
  const { t } = useTranslation("footprint");
  const locale = useLocale();
  const now = useNow({ running: false });
  const { run: add } = useAddToCart();
  const id = useId();
  const tick = (goodsId: string, ticked: boolean) => {
    const next = new Set(chosen);
    if (ticked) next.add(goodsId);
    else next.delete(goodsId);
    onChosenChange(next);
  };
  const dayName = (ago: number, date: string) => (ago === 0 ? t("today") : ago === 1 ? t("yesterday") : date);
  return visitDays(visits, { now, locale, zone: ownZone() }).map(({ date, ago, visits: ofDay }, day) => (
    <section key={date} aria-labelledby={`${id}-${day}`}>
      <h2 id={`${id}-${day}`} className={styles.day}>
        {dayName(ago, date)}
      </h2>
      <ul className={styles.list}>
        {ofDay.map((visit) => (
          <li key={visit.goodsId} className={styles.row}>
            <Checkbox
              aria-label={t("choose", { name: visit.goodsName })}
              checked={chosen.has(visit.goodsId)}
              onCheckedChange={({ checked }) => tick(visit.goodsId, checked)}
            />
            <GoodsRow
              goods={{ ...cardOf(visit), offShelf: visit.marketEnable === "DOWN" }}
              className={styles.goods}
              onAddToCart={() => void add({ skuId: visit.id, num: visit.minimum ?? 1, name: visit.goodsName })}
            />
            <IconButton label={t("remove", { name: visit.goodsName })} onClick={() => onRemove(visit.goodsId)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  ));
}
