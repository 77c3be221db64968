import type { Complaint } from "@sundry/api/contract/entities/complaint";
import { complaintStatusLabels, label } from "@sundry/api/contract/labels";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Tag } from "@sundry/ui/primitives/Tag";
import { useTranslation } from "react-i18next";
import { BoughtGoods } from "../order/index.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { complaintTone, isOpen } from "./complaintState.ts";
import * as styles from "./complaints.css.ts";
import { WithdrawButton } from "./WithdrawButton.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** One complaint of the list: goods, topic and state. */
export function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { t } = useTranslation("complaint");
  const locale = useLocale();
  const shopTime = useShopTime();
  const { id, complainStatus: status, goodsName: name } = complaint;
  return (
    <article aria-label={t("number", { id })} className={styles.panel}>
      <p className={styles.head}>
        <Tag tone={complaintTone(status)}>{label(complaintStatusLabels, status, locale)}</Tag>
        <span className={styles.quiet}>{t("number", { id })}</span>
        <span className={styles.quiet}>{shopTime.time(complaint.createTime)}</span>
      </p>
      <BoughtGoods
        goodsId={complaint.goodsId}
        skuId={complaint.skuId}
        name={name}
        image={complaint.goodsImage}
        note={[complaint.storeName, complaint.complainTopic].join(" · ")}
      >
        {isOpen(status) && <WithdrawButton id={id} name={name} />}
        <ButtonLink size="sm" variant="outline" href={hrefTo.complaint({ id })} aria-label={t("detailOf", { name })}>
          {t("detail")}
        </ButtonLink>
      </BoughtGoods>
    </article>
  );
}
