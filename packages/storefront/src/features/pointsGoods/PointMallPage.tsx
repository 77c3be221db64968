import { summary } from "@sundry/api/contract/points";
import { categories, list } from "@sundry/api/contract/pointsGoods";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { PointsGoodsCard } from "@sundry/ui/commerce/PointsGoodsCard";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Switch } from "@sundry/ui/primitives/Switch";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useUser } from "../../shared/session/session.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { MallHead } from "./MallHead.tsx";
import { mallInput, OFFERS_ON_A_PAGE } from "./mallInput.ts";
import { NoOffers } from "./NoOffers.tsx";
import * as styles from "./PointMallPage.css.ts";

const ALL = "all";
const FIRST_SCREEN = 6;

/** Goods for points by category, with the buyer's balance; a visitor reads how to earn points (GD-05, product 41). */
export function PointMallPage() {
  const { t } = useTranslation("pointsGoods");
  const [asked, go] = usePageQuery("pointsMall");
  const errorMessage = useErrorMessage();
  const user = useUser();
  const sums = useRead(summary, user ? {} : null, { onFocus: true });
  const balance = user ? sums.data?.point : undefined;
  // Without a balance, as for visitors, the whole mall is shown.
  const query = { ...asked, affordable: asked.affordable && user !== null && !sums.error };
  const shelves = useRead(categories, { pageSize: 100 });
  const read = useRead(list, mallInput(query, balance), { keepPrevious: true });
  const page = read.data;
  const filter = (change: Partial<PageQuery<"pointsMall">>) => go({ ...query, pageNumber: 1, ...change });
  return (
    <div className={wrap}>
      <MallHead points={sums} visitor={user === null} />
      <div className={styles.toolbar}>
        <Tabs
          label={t("mall.shelves")}
          variant="pill"
          value={query.categoryId ?? ALL}
          items={[
            { value: ALL, label: t("mall.all") },
            ...(shelves.data?.records ?? []).map(({ id, name }) => ({ value: id, label: name ?? id })),
          ]}
          onValueChange={({ value }) => filter({ categoryId: value === ALL ? undefined : value })}
        />
        {balance !== undefined && (
          <Switch checked={query.affordable} onCheckedChange={({ checked }) => filter({ affordable: checked })}>
            {t("mall.affordable")}
          </Switch>
        )}
      </div>
      <h2>
        <VisuallyHidden>{t("mall.list")}</VisuallyHidden>
      </h2>
      <div aria-busy={read.refreshing} className={styles.results}>
        {read.error && !page && (
          <ErrorState
            title={t("mall.failed")}
            kind={faultKind(read.error)}
            cause={errorMessage(read.error)}
            onRetry={() => void read.reload()}
          />
        )}
        {!page && !read.error && <CardSkeletons />}
        {page?.records.length === 0 && <NoOffers query={query} />}
        {page && page.records.length > 0 && (
          <GoodsGrid layout="list" aria-label={t("mall.list")}>
            {page.records.map(({ id, goodsName, thumbnail, points, activeStock }, place) => (
              <PointsGoodsCard
                key={id}
                balance={balance}
                eager={place < FIRST_SCREEN}
                goods={{
                  id,
                  href: hrefTo.pointsGoods({ id }),
                  name: goodsName,
                  image: thumbnail,
                  points,
                  stock: activeStock,
                }}
              />
            ))}
          </GoodsGrid>
        )}
      </div>
      {page && page.total > OFFERS_ON_A_PAGE && (
        <Pagination
          page={query.pageNumber}
          pageSize={OFFERS_ON_A_PAGE}
          total={page.total}
          hrefOf={(pageNumber) => hrefTo.pointsMall({ ...query, pageNumber })}
          onPageChange={() => window.scrollTo(0, 0)}
          className={styles.pages}
        />
      )}
    </div>
  );
}

function CardSkeletons() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")}>
      <GoodsGrid layout="list">
        {Array.from({ length: 10 }, (_, place) => (
          <Skeleton key={place} className={styles.skeleton} />
        ))}
      </GoodsGrid>
    </div>
  );
}
