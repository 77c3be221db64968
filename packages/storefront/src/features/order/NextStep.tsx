import { useTranslation } from "react-i18next";
import { hasNextStep } from "./orderState.ts";
import * as styles from "./OrderDetailPage.css.ts";

/** What the state of an order means for the buyer; nothing for an unknown state (EN-01). */
export function NextStep({ status }: { status: string }) {
  const { t } = useTranslation("order");
  return hasNextStep(status) ? <p className={styles.held}>{t(`next.${status}`)}</p> : null;
}
