import type { Evaluation } from "@sundry/api/contract/entities/evaluation";
import { counts, listForGoods } from "@sundry/api/contract/evaluation";
import { ReviewItem, type ReviewSummary } from "@sundry/ui/commerce/ReviewItem";
import { formatCount } from "@sundry/ui/format/count";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { ProgressBar } from "@sundry/ui/primitives/ProgressBar";
import { Rating } from "@sundry/ui/primitives/Rating";
import { Select } from "@sundry/ui/primitives/Select";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { hrefTo, pages } from "../../../shared/routing/addresses.ts";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import type { ShopTime } from "../../../shared/i18n/shopTime.ts";
import * as styles from "./Reviews.css.ts";

const { grade: filters, reviewSort: sorts } = pages.goods.query.params;
const grades = { good: "GOOD", moderate: "MODERATE", worse: "WORSE" } as const;
const PAGE_SIZE = 10;

/** The reviews of goods, with counts, filters, orders and pages (GD-02). */
export function Reviews({ goodsId, rating }: { goodsId: string; rating: number }) {
  const { t } = useTranslation("goods");
  const shopTime = useShopTime();
  const errorMessage = useErrorMessage();
  const [query, go] = usePageQuery("goods");
  const { grade: filter, reviewSort: sort, reviewPage: pageNumber } = query;
  const numbers = useRead(counts, { id: goodsId });
  const { data, error, refreshing, reload } = useRead(
    listForGoods,
    {
      goodsId,
      pageNumber,
      pageSize: PAGE_SIZE,
      ...(filter === "haveImage" && { haveImage: "1" }),
      ...(filter !== "all" && filter !== "haveImage" && { grade: grades[filter] }),
      ...(sort !== "newest" && { sort: "score", order: sort === "highest" ? "desc" : "asc" }),
    },
    { keepPrevious: true },
  );
  const { all = 0, good = 0, stars } = numbers.data ?? {};
  return (
    <section aria-label={t("reviews.title")} className={styles.root}>
      {all > 0 && (
        <div className={styles.summary}>
          <p className={styles.head}>
            <strong className={styles.mean}>{rating.toFixed(1)}</strong>
            <span className={styles.stars}>
              <Rating value={rating} variant="stars" />
              <span>{t("reviews.share", { percent: Math.round((good / all) * 100) })}</span>
            </span>
          </p>
          {stars && <Histogram stars={stars} />}
        </div>
      )}
      <div className={styles.list}>
        <Tabs
          variant="pill"
          label={t("reviews.filter")}
          value={filter}
          items={filters.values.map((value) => ({
            value,
            label: t(`reviews.${value}`),
            count: numbers.data ? formatCount(numbers.data[value]) : undefined,
          }))}
          onValueChange={({ value }) => go({ grade: filters.read(value), reviewPage: 1 }, { replace: true })}
        />
        {all > 1 && (
          <div className={styles.sort}>
            <Select
              aria-label={t("reviews.sortLabel")}
              value={sort}
              options={sorts.values.map((value) => ({ value, label: t(`reviews.sort.${value}`) }))}
              onValueChange={({ value }) => go({ reviewSort: sorts.read(value), reviewPage: 1 }, { replace: true })}
            />
          </div>
        )}
        {error && (
          <ErrorState
            headingLevel={3}
            kind={faultKind(error)}
            cause={errorMessage(error)}
            onRetry={() => void reload()}
          />
        )}
        {!data && !error && <Skeleton className={styles.skeleton} />}
        {data?.total === 0 && <EmptyState headingLevel={3} title={t("reviews.none")} text={t("reviews.noneText")} />}
        <div aria-busy={refreshing || undefined}>
          {data?.records.map((evaluation) => (
            <ReviewItem key={evaluation.id} review={reviewOf(evaluation, shopTime.day)} />
          ))}
        </div>
        {data && data.pages > 1 && (
          <Pagination
            page={data.current}
            pageSize={PAGE_SIZE}
            total={data.total}
            hrefOf={(page) => hrefTo.goods({ ...query, reviewPage: page })}
          />
        )}
      </div>
    </section>
  );
}

/** How many gave each number of stars, five first. */
function Histogram({ stars }: { stars: readonly number[] }) {
  const { t } = useTranslation("goods");
  const total = stars.reduce((sum, count) => sum + count, 0);
  const shareOf = (count: number) => Math.round((count / Math.max(1, total)) * 100);
  const rows = stars.map((count, index) => ({ level: index + 1, percent: shareOf(count) })).toReversed();
  return (
    <ul aria-label={t("reviews.histogram")} className={styles.histogram}>
      {rows.map(({ level, percent }) => (
        <li key={level} className={styles.bar}>
          <span aria-hidden="true">{level}</span>
          <ProgressBar value={percent} label={t("reviews.level", { count: level })} />
          <span className={styles.percent}>{t("reviews.percent", { percent })}</span>
        </li>
      ))}
    </ul>
  );
}

function reviewOf(evaluation: Evaluation, day: ShopTime["day"]): ReviewSummary {
  const scores = [evaluation.descriptionScore, evaluation.serviceScore, evaluation.deliveryScore].filter(
    (score) => typeof score === "number",
  );
  return {
    id: evaluation.id,
    author: evaluation.memberName ?? "",
    face: evaluation.memberProfile ?? undefined,
    score: scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 0,
    text: evaluation.content ?? "",
    date: day(evaluation.createTime),
    bought: evaluation.specs ?? undefined,
    pictures: evaluation.images ? evaluation.images.split(",") : [],
    reply: evaluation.reply ?? undefined,
  };
}
