import { SideRail } from "@sundry/ui/commerce/SideRail";
import { useTranslation } from "react-i18next";
import { useOpenDrawer } from "./openDrawer.ts";
import * as styles from "./Rail.css.ts";
import { useRailAction } from "./useRailAction.ts";
import { useRailGroups } from "./useRailGroups.ts";

/** The floating sidebar of a wide window (SB-01 to SB-04); inside a drawer it stands beside it (`beside`). */
export function Rail({ beside = false }: { beside?: boolean }) {
  const { t } = useTranslation("rail");
  const groups = useRailGroups();
  const act = useRailAction();
  const drawer = useOpenDrawer();
  return (
    <SideRail
      label={t("label")}
      groups={groups}
      current={drawer}
      onChoose={({ id, preventDefault }) => {
        if (act(id) === "handled") preventDefault();
      }}
      className={beside ? styles.beside : styles.floating}
    />
  );
}
