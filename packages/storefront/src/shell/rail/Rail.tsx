import { SideRail } from "@sundry/ui/commerce/SideRail";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type DrawerName, useOpenDrawer } from "./openDrawer.ts";
import * as styles from "./Rail.css.ts";
import { useRailAction } from "./useRailAction.ts";
import { useRailGroups } from "./useRailGroups.ts";

/**
 * Moves the focus to the entry of a closed drawer. A drawer that was opened from another drawer has nothing else to
 * return it to (SB-06).
 */
function useFocusAfterDrawer(drawer: DrawerName | undefined, watching: boolean): void {
  const last = useRef<DrawerName>(undefined);
  useEffect(() => {
    const closed = drawer === undefined ? last.current : undefined;
    last.current = drawer;
    if (!closed || !watching) return undefined;
    // Radix returns the focus after the drawer has closed.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[data-entry="${closed}"]`)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [drawer, watching]);
}

interface RailProps {
  /** Next to an open drawer. */
  beside?: boolean;
  /** On a page whose menu has the buyer's own pages: service, contact and the way up only. */
  short?: boolean;
}

/** The floating sidebar of a wide window (SB-01 to SB-04). */
export function Rail({ beside = false, short = false }: RailProps) {
  const { t } = useTranslation("rail");
  const all = useRailGroups();
  const groups = short ? all.slice(1) : all;
  const act = useRailAction();
  const drawer = useOpenDrawer();
  useFocusAfterDrawer(drawer, !beside);
  return (
    <SideRail
      label={t("label")}
      groups={groups}
      current={drawer}
      onSelect={({ id, preventDefault }) => {
        if (act(id) === "handled") preventDefault();
      }}
      className={beside ? styles.beside : styles.floating}
    />
  );
}
