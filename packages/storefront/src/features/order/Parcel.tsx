import type { OrderPackage } from "@sundry/api/contract/entities/parcel";
import { Button } from "@sundry/ui/primitives/Button";
import { Tag } from "@sundry/ui/primitives/Tag";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { Timeline } from "@sundry/ui/primitives/Timeline";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import ExternalLink from "lucide-react/icons/external-link";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { CopyNumber } from "./CopyNumber.tsx";
import * as styles from "./Parcel.css.ts";
import { traceSteps } from "./traceSteps.ts";

/** Contents that a parcel shows at once: variants of one product may be a hundred. */
const shownFirst = 16;

interface ParcelProps {
  parcel: OrderPackage;
  /** Position among the parcels of the order, from 1, and how many there are. */
  place: number;
  count: number;
  /** Whether it shows its tracking steps. */
  tracking: boolean;
}

/** One parcel: its carrier and number, contents and, newest first, tracking steps (MC-03). */
export function Parcel({ parcel, place, count, tracking }: ParcelProps) {
  const { t } = useTranslation("order");
  const shopTime = useShopTime();
  const { logisticsName, logisticsCode, logisticsNo, trackingUrl, orderPackageItemList, traces, status } = parcel;
  const [all, setAll] = useState(false);
  const contents = orderPackageItemList ?? [];
  const shown = all || contents.length <= shownFirst ? contents : contents.slice(0, shownFirst);
  const name = count > 1 ? t("parcel.numbered", { place, count }) : t("parcel.single");
  const steps = traceSteps(traces);
  const delivered = status === "DELIVERED";
  return (
    <article aria-label={name} className={styles.parcel}>
      <header className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <Tag tone={delivered ? "success" : "brand"}>{t(delivered ? "parcel.delivered" : "parcel.onTheWay")}</Tag>
      </header>
      <p className={styles.carrier}>
        <span>{[logisticsName ?? logisticsCode ?? "", " ", logisticsNo ?? ""].join("")}</span>
        {logisticsNo && <CopyNumber number={logisticsNo} label={t("parcel.copy")} success={t("parcel.copied")} />}
      </p>
      {trackingUrl?.startsWith("https://") && (
        <TextLink href={trackingUrl} newTab rel="noopener noreferrer" icon={<ExternalLink />} className={styles.track}>
          {t("parcel.track", { carrier: logisticsName ?? logisticsCode ?? "" })}
        </TextLink>
      )}
      <ul aria-label={t("parcel.contents")} className={styles.inside}>
        {shown.map(({ orderItemSn, goodsName, simpleSpecs, thumbnail, deliverNumber }) => (
          <li key={orderItemSn ?? goodsName} className={styles.piece}>
            <ProductImage
              src={thumbnail}
              alt={simpleSpecs ? `${goodsName} (${simpleSpecs})` : goodsName}
              sizes="44px"
              className={styles.picture}
            />
            {deliverNumber && <span>{t("parcel.pieces", { count: deliverNumber })}</span>}
          </li>
        ))}
      </ul>
      {shown.length < contents.length && (
        <Button variant="text" size="sm" className={styles.all} onClick={() => setAll(true)}>
          {t("parcel.all", { count: contents.length })}
        </Button>
      )}
      {tracking && steps.length > 0 && (
        <Timeline
          events={steps.map(({ time, text }, index) => ({
            key: `${index}`,
            text,
            time: shopTime.time(time),
          }))}
        />
      )}
      {steps.length === 0 && <p className={styles.nothing}>{t("parcel.noUpdates")}</p>}
    </article>
  );
}
