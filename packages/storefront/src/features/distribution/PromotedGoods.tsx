import { checkGoods, goods } from "@sundry/api/contract/distribution";
import type { DistributionGoods } from "@sundry/api/contract/entities/distribution";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Switch } from "@sundry/ui/primitives/Switch";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { UiLink } from "@sundry/ui/runtime";
import QrCode from "lucide-react/icons/qr-code";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useLocale } from "../../shared/i18n/locale.ts";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as list from "../../shared/list/listPage.css.ts";
import * as styles from "./DistributionPage.css.ts";
import { pageSize, RecordList } from "./RecordList.tsx";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { formatPrice } from "../../shared/site/money.ts";

const ShareDialog = lazyPart(() => import("./ShareDialog.tsx").then((m) => ({ default: m.ShareDialog })));

interface PromotedGoodsProps {
  /** The distributor's code. */
  code: string;
  /** Goods that the distributor recommends, or the others. */
  chosen: boolean;
  pageNumber: number;
}

/** Goods with their commission and a switch to recommend them; recommended goods can be shared (MC-12). */
export function PromotedGoods({ code, chosen, pageNumber }: PromotedGoodsProps) {
  const { t } = useTranslation("distribution");
  const { run: recommend, pending } = useAction(
    ({ goods: { id }, checked }: { goods: DistributionGoods; checked: boolean }) =>
      client.send(checkGoods, { id, checked }),
    {
      invalidate: [goods],
      success: (_, { goods: { goodsName: name }, checked }) => ({
        text: t(checked ? "goods.added" : "goods.dropped", { name }),
      }),
    },
  );
  const [shared, setShared] = useState<DistributionGoods>();
  const read = useRead(goods, { checked: chosen, pageNumber, pageSize }, { keepPrevious: true });
  const tab = chosen ? "chosen" : "goods";
  return (
    <>
      <RecordList tab={tab} read={read} keyOf={({ id }) => id} empty={<NoGoods chosen={chosen} />}>
        {(record) => (
          <>
            <GoodsWords record={record} />
            <div className={styles.rowActions}>
              <Switch
                checked={chosen}
                disabled={pending}
                onCheckedChange={({ checked }) => void recommend({ goods: record, checked })}
              >
                <span>{t("goods.recommend")}</span>
                <VisuallyHidden>{t("goods.recommended", { name: record.goodsName })}</VisuallyHidden>
              </Switch>
              {chosen && (
                <Button
                  size="sm"
                  variant="outline"
                  icon={<QrCode />}
                  aria-label={t("share.openOf", { name: record.goodsName })}
                  onClick={() => setShared(record)}
                >
                  {t("share.open")}
                </Button>
              )}
            </div>
          </>
        )}
      </RecordList>
      <Suspense>{shared && <ShareDialog code={code} goods={shared} onClose={() => setShared(undefined)} />}</Suspense>
    </>
  );
}

function GoodsWords({ record }: { record: DistributionGoods }) {
  const { t } = useTranslation("distribution");
  const locale = useLocale();
  const { goodsId, skuId, goodsName, thumbnail, specs, price, commission } = record;
  return (
    <div className={styles.goods}>
      <ProductImage src={thumbnail} alt="" sizes="72px" className={styles.picture} />
      <div className={list.rowWords}>
        <h2 className={list.rowTitle}>
          <UiLink href={hrefTo.goods({ goodsId, skuId })}>{goodsName}</UiLink>
        </h2>
        <p className={list.rowDetail}>
          {[specs, price != null && formatPrice(price, locale)].filter(Boolean).join(" · ")}
        </p>
        <p className={styles.earn}>{t("goods.commission", { amount: formatPrice(commission ?? 0, locale) })}</p>
      </div>
    </div>
  );
}

function NoGoods({ chosen }: { chosen: boolean }) {
  const { t } = useTranslation("distribution");
  return (
    <EmptyState
      drawing="box"
      title={t(chosen ? "goods.noneChosen" : "goods.noneLeft")}
      text={t(chosen ? "goods.noneChosenText" : "goods.noneLeftText")}
      action={
        <ButtonLink href={hrefTo.distribution({ tab: chosen ? "goods" : "chosen" })}>
          {t(chosen ? "goods.toOthers" : "goods.toChosen")}
        </ButtonLink>
      }
    />
  );
}
