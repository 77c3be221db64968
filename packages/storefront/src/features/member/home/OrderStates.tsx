import { Badge } from "@sundry/ui/primitives/Badge";
import { UiLink } from "@sundry/ui/runtime";
import type { LucideIcon } from "lucide-react";
import CircleCheckBig from "lucide-react/icons/circle-check-big";
import PackageOpen from "lucide-react/icons/package-open";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Truck from "lucide-react/icons/truck";
import WalletCards from "lucide-react/icons/wallet-cards";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useWaitingOrders } from "../../order/index.ts";
import { homeOverview } from "./homeOverview.ts";
import * as styles from "./MemberHomePage.css.ts";

/** Links to the orders of each state, with a count where it is known (MC-01). */
export function OrderStates() {
  const { t } = useTranslation("member");
  const { WAIT_PAY, WAIT_SHIP, WAIT_ROG } = useWaitingOrders(homeOverview);
  return (
    <ul aria-label={t("orders.title")} className={styles.states}>
      <State
        icon={WalletCards}
        label={t("orders.WAIT_PAY")}
        count={WAIT_PAY}
        href={hrefTo.orders({ tag: "WAIT_PAY" })}
      />
      <State
        icon={PackageOpen}
        label={t("orders.WAIT_SHIP")}
        count={WAIT_SHIP}
        href={hrefTo.orders({ tag: "WAIT_SHIP" })}
      />
      <State icon={Truck} label={t("orders.WAIT_ROG")} count={WAIT_ROG} href={hrefTo.orders({ tag: "WAIT_ROG" })} />
      <State icon={CircleCheckBig} label={t("orders.COMPLETE")} href={hrefTo.orders({ tag: "COMPLETE" })} />
      <State icon={RotateCcw} label={t("orders.afterSales")} href={hrefTo.afterSales()} />
    </ul>
  );
}

interface StateProps {
  icon: LucideIcon;
  label: string;
  count?: number | undefined;
  href: string;
}

function State({ icon: Icon, label, count = 0, href }: StateProps) {
  return (
    <li>
      <UiLink href={href} className={styles.state}>
        <span className={styles.stateIcon}>
          <Icon aria-hidden="true" />
          <Badge floating count={count} label={String(count)} className={styles.badge} />
        </span>
        <span>{label}</span>
      </UiLink>
    </li>
  );
}
