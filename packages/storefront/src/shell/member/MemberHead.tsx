import { formatCount } from "@sundry/ui/format/count";
import { Avatar } from "@sundry/ui/primitives/Avatar";
import Coins from "lucide-react/icons/coins";
import { useTranslation } from "react-i18next";
import { useUser } from "../../shared/session/session.ts";
import { useMemberHead } from "./useMemberHead.ts";
import { useLinked } from "../../shared/site/closedPages.ts";
import * as styles from "./MemberMenu.css.ts";

/** The buyer's picture, name and, if the shop has them, points, above the menu (MC-01). */
export function MemberHead() {
  const { t } = useTranslation("member");
  const user = useUser();
  const isLinked = useLinked();
  const { data } = useMemberHead(true);
  const name = data?.nickName ?? user?.nickName ?? "";
  return (
    <div className={styles.head}>
      <Avatar name={name} src={data?.face ?? user?.face} round />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {data && isLinked("points") && (
          <p className={styles.points}>
            <Coins aria-hidden="true" className={styles.coins} />
            <span>{t("pointsOf", { count: data.point ?? 0, formatted: formatCount(data.point ?? 0) })}</span>
          </p>
        )}
      </div>
    </div>
  );
}
