import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { FootprintDays } from "./FootprintDays.tsx";
import { FootprintsBar } from "./FootprintsBar.tsx";
import * as styles from "./FootprintsPage.css.ts";
import { pageSize, useFootprints } from "./useFootprints.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

const ClearFootprintsDialog = lazyPart(() =>
  import("./ClearFootprintsDialog.tsx").then((m) => ({ default: m.ClearFootprintsDialog })),
);
const pageAddress = (pageNumber: number) => hrefTo.footprints({ pageNumber });

/**
 * The goods that the buyer has viewed, by day. Each can be added to the cart, and one, several or all can be removed
 * (MC-09).
 */
export function FootprintsPage() {
  const { t } = useTranslation("footprint");
  const [{ pageNumber: page }] = usePageQuery("footprints");
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const footprints = useFootprints(page);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [clearing, setClearing] = useState(false);
  const { data, error, visits } = footprints;
  const onPage = visits.filter(({ goodsId }) => chosen.has(goodsId)).map(({ goodsId }) => goodsId);
  const remove = async (goodsIds: readonly string[]) => {
    setChosen(new Set([...chosen].filter((id) => !goodsIds.includes(id))));
    const last = goodsIds.length === visits.length && page > 1;
    if ((await footprints.remove(goodsIds)) && last) void navigate(pageAddress(page - 1), { replace: true });
  };
  const clear = async () => {
    setClearing(false);
    if (await footprints.clear({})) void navigate(pageAddress(1), { replace: true });
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        {visits.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setClearing(true)}>
            {t("clear")}
          </Button>
        )}
      </header>
      {error && (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void footprints.reload()} />
      )}
      {!data && !error && (
        <div aria-busy="true">
          {["1", "2", "3", "4"].map((key) => (
            <Skeleton key={key} className={styles.skeleton} />
          ))}
        </div>
      )}
      {data && visits.length === 0 && !footprints.refreshing && (
        <NothingHere
          drawing="box"
          title={t("empty")}
          text={t("emptyText")}
          action={<ButtonLink href={hrefTo.goodsList()}>{t("browse")}</ButtonLink>}
        />
      )}
      {data && visits.length > 0 && (
        <>
          <FootprintsBar
            total={visits.length}
            chosen={onPage.length}
            onAllChange={(all) => setChosen(new Set(all ? visits.map(({ goodsId }) => goodsId) : []))}
            onRemove={() => void remove(onPage)}
          />
          <FootprintDays
            visits={visits}
            chosen={chosen}
            onChosenChange={setChosen}
            onRemove={(id) => void remove([id])}
          />
          {data.pages > 1 && (
            <Pagination page={data.current} pageSize={pageSize} total={data.total} hrefOf={pageAddress} />
          )}
        </>
      )}
      {clearing && (
        <Suspense>
          <ClearFootprintsDialog onClear={() => void clear()} onClose={() => setClearing(false)} />
        </Suspense>
      )}
    </div>
  );
}
