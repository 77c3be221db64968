import { me } from "@sundry/api/contract/member";
import { mine } from "@sundry/api/contract/coupon";
import { get as wallet } from "@sundry/api/contract/wallet";
import { Price } from "@sundry/ui/commerce/Price";
import { formatCount } from "@sundry/ui/format/count";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Avatar } from "@sundry/ui/primitives/Avatar";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Tag } from "@sundry/ui/primitives/Tag";
import { UiLink } from "@sundry/ui/runtime";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useLinked } from "../../../shared/site/closedPages.ts";
import { useUser } from "../../../shared/session/session.ts";
import { useOverview } from "../../../shared/data/useOverview.ts";
import type { Read } from "../../../shared/data/useRead.ts";
import { homeOverview } from "./homeOverview.ts";
import { knownGrade } from "./knownGrade.ts";
import * as styles from "./MemberHomePage.css.ts";

/** Usable coupons: only their count is needed. */
const usable = { memberCouponStatus: "NEW", pageNumber: 1, pageSize: 1 } as const;

/** The buyer, their grade, balance, points and coupons (MC-01). */
export function MemberCard() {
  const { t } = useTranslation("member");
  const user = useUser();
  const member = useOverview(homeOverview, {
    fromOverview: (all) => all.member,
    call: me,
    input: {},
    fromCall: (answer) => answer,
  });
  const balance = useOverview(homeOverview, {
    fromOverview: (all) => all.wallet,
    call: wallet,
    input: {},
    fromCall: (answer) => answer,
  });
  const coupons = useOverview(homeOverview, {
    fromOverview: (all) => all.coupons.NEW,
    call: mine,
    input: usable,
    fromCall: ({ total }) => total,
  });
  const name = member.data?.nickName ?? user?.nickName ?? "";
  const isLinked = useLinked();
  const grade = knownGrade(member.data?.gradeId);
  return (
    <section aria-label={t("title")} className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} src={member.data?.face ?? user?.face} size="lg" round />
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          {grade && <Tag tone="points">{t(`grade.${grade}`)}</Tag>}
        </div>
        <ButtonLink variant="outline" size="sm" href={hrefTo.profile()} className={styles.edit}>
          {t("editProfile")}
        </ButtonLink>
      </div>
      <ul className={styles.assets}>
        <Asset label={t("balance")} href={hrefTo.wallet()} read={balance}>
          {({ memberWallet }) => <Price value={memberWallet} size="lg" />}
        </Asset>
        {isLinked("points") && (
          <Asset label={t("points")} href={hrefTo.points()} read={member}>
            {({ point }) => <span className={styles.figure}>{formatCount(point ?? 0)}</span>}
          </Asset>
        )}
        <Asset label={t("coupons")} href={hrefTo.coupons()} read={coupons}>
          {(count) => <span className={styles.figure}>{formatCount(count)}</span>}
        </Asset>
      </ul>
    </section>
  );
}

interface AssetProps<T> {
  label: string;
  href: string;
  read: Read<T>;
  children: (data: T) => ReactNode;
}

/** A figure that links to its page. If it fails to load, the link stays and says so. */
function Asset<T>({ label, href, read, children }: AssetProps<T>) {
  const { t } = useTranslation("member");
  return (
    <li className={styles.assetItem}>
      <UiLink href={href} className={styles.asset}>
        <span className={styles.assetLabel}>{label}</span>
        {read.data !== undefined ? (
          children(read.data)
        ) : read.error ? (
          <span className={styles.missing}>{t("unknown")}</span>
        ) : (
          <Skeleton shape="text" inlineSize="60%" className={styles.figure} />
        )}
      </UiLink>
    </li>
  );
}
