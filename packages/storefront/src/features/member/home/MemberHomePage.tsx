import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { LatestOrders } from "./LatestOrders.tsx";
import { MemberCard } from "./MemberCard.tsx";
import * as styles from "./MemberHomePage.css.ts";
import { OrderStates } from "./OrderStates.tsx";
import { LatestTracks, NewestFavourites } from "./RememberedGoods.tsx";

/** The member's home. Each part loads and fails by itself (MC-01). */
export function MemberHomePage() {
  const { t } = useTranslation("member");
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>
        <VisuallyHidden>{t("title")}</VisuallyHidden>
      </h1>
      <MemberCard />
      <OrderStates />
      <LatestOrders />
      <NewestFavourites />
      <LatestTracks />
    </div>
  );
}
