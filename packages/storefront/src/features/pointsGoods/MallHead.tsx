import type { PointsSummary } from "@sundry/api/contract/entities/points";
import { formatCount } from "@sundry/ui/format/count";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import Coins from "lucide-react/icons/coins";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { loginAddress } from "../../shared/routing/returnPath.ts";
import type { Read } from "../../shared/data/useRead.ts";
import { PendingNote } from "./PendingNote.tsx";
import * as styles from "./PointMallPage.css.ts";

/** Stands for a balance that did not load. */
const unknown = "–";

/** Header of the points mall: the buyer's balance and history. A visitor reads what points are for and can log in. */
export function MallHead({ points, visitor }: { points: Read<PointsSummary>; visitor: boolean }) {
  const { t } = useTranslation("pointsGoods");
  const [params] = useSearchParams();
  return (
    <header className={styles.head}>
      <div className={styles.headWords}>
        <h1 className={styles.title}>{t("mall.title")}</h1>
        <p className={styles.lead}>{t("mall.lead")}</p>
      </div>
      <div className={styles.balance}>
        {visitor ? (
          <>
            <p className={styles.note}>{t("mall.visitor")}</p>
            <ButtonLink href={loginAddress(hrefTo.pointsMall(), params)}>{t("mall.logIn")}</ButtonLink>
          </>
        ) : (
          <>
            <div>
              <p className={styles.note}>{t("mall.balance")}</p>
              <p className={styles.figure}>
                <Coins aria-hidden="true" className={styles.figureIcon} />
                {points.data ? (
                  <span>{formatCount(points.data.point)}</span>
                ) : points.error ? (
                  <span>{unknown}</span>
                ) : (
                  <Skeleton className={styles.sum} />
                )}
              </p>
              <PendingNote points={points.data} className={styles.note} />
            </div>
            <ButtonLink variant="outline" href={hrefTo.points()}>
              {t("mall.history")}
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
