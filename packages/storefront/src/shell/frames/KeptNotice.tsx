import { useTranslation } from "react-i18next";
import { useFreshAgain } from "../../shared/data/useFreshAgain.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./pageMain.css.ts";

/** Says from when a page is that the service worker has kept. `since` is in epoch ms. */
export function KeptNotice({ since }: { since: number }) {
  const { t } = useTranslation("shell");
  const { time } = useShopTime();
  useFreshAgain();
  return <p className={styles.offline}>{t("offlineSince", { when: time(since) })}</p>;
}
