import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { formatCount } from "@sundry/ui/format/count";
import { Button } from "@sundry/ui/primitives/Button";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import Boxes from "lucide-react/icons/boxes";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyOptional } from "../../../shared/routing/lazyPart.ts";
import { minimumOf, tiersOf } from "./goodsView.ts";
import * as styles from "./PileToggle.css.ts";
import { pileMarks } from "./pileMarks.ts";

// Nobody pays for it before they ask for it.
const GoodsPile = lazyOptional(() => import("@sundry/ui/commerce/GoodsPile").then((m) => ({ default: m.GoodsPile })));

interface PileToggleProps {
  detail: SkuDetail;
  count: number;
  onCountChange: (count: number) => void;
}

/** "Show me 60": opens a pile of as many pieces as are chosen, so that a minimum can be seen (VA-03). */
export function PileToggle({ detail, count, onCountChange }: PileToggleProps) {
  const { t } = useTranslation("goods");
  const [open, setOpen] = useState(false);
  const id = useId();
  const { thumbnail, quantity } = detail.data;
  return (
    <div className={styles.root}>
      <Button
        variant="text"
        size="sm"
        icon={<Boxes />}
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? t("pile.hide") : t("pile.show", { formatted: formatCount(count) })}
      </Button>
      {open && (
        <div id={id}>
          <Suspense fallback={<Skeleton className={styles.waiting} />}>
            <GoodsPile
              image={thumbnail ?? undefined}
              count={count}
              marks={pileMarks(minimumOf(detail), tiersOf(detail), quantity)}
              onCountChange={(event) => onCountChange(event.count)}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
