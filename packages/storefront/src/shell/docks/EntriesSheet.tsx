import { Badge } from "@sundry/ui/primitives/Badge";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { UiLink } from "@sundry/ui/runtime";
import { from } from "@sundry/ui/theme/breakpoints";
import type { RailEntry } from "@sundry/ui/commerce/SideRail";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { loginAddress } from "../../shared/routing/returnPath.ts";
import { useUser } from "../../shared/session/session.ts";
import { useMediaQuery } from "../../shared/layout/useMediaQuery.ts";
import { LanguageSwitch } from "../../shared/i18n/LanguageSwitch.tsx";
import { ThemeSwitch } from "../../shared/site/ThemeSwitch.tsx";
import * as styles from "./EntriesSheet.css.ts";
import { SheetNews } from "./SheetNews.tsx";
import { useRailAction } from "../rail/useRailAction.ts";
import { useRailGroups } from "../rail/useRailGroups.ts";

/** The entries of the sidebar on a small screen (SB-08). */
export function EntriesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("rail");
  const user = useUser();
  const groups = useRailGroups();
  const act = useRailAction();
  // From here on the ticker above the header shows them.
  const hasTicker = useMediaQuery(from("md"));
  const choose = (id: string) => (event: MouseEvent) => {
    if (act(id) === "handled") event.preventDefault();
    onClose();
  };
  return (
    <Drawer
      open
      placement="bottom"
      title={user?.nickName || t("sheet.title")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      {!user && <Visitor onChoose={onClose} />}
      <div className={styles.settings}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <ul aria-label={t("label")} className={styles.list}>
        {groups.flat().map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} onClick={choose(entry.id)} />
          </li>
        ))}
      </ul>
      {!hasTicker && <SheetNews onChoose={onClose} />}
    </Drawer>
  );
}

function Entry({ entry, onClick }: { entry: RailEntry; onClick: (event: MouseEvent) => void }) {
  const { href, icon, label, count = 0, countLabel } = entry;
  const content = (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <span>{label}</span>
      <Badge floating count={count} label={countLabel} className={styles.badge} />
    </>
  );
  // On a phone the page opens in this tab.
  return href === undefined ? (
    <button type="button" className={styles.entry} onClick={onClick}>
      {content}
    </button>
  ) : (
    <UiLink href={href} className={styles.entry} onClick={onClick}>
      {content}
    </UiLink>
  );
}

function Visitor({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation("rail");
  const { t: shell } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <div className={styles.visitor}>
      <p className={styles.sentence}>{t("sheet.visitor")}</p>
      <ButtonLink href={loginAddress(pathname, new URLSearchParams(search))} onClick={onChoose}>
        {shell("nav.login")}
      </ButtonLink>
      <ButtonLink variant="outline" href={hrefTo.signUp()} onClick={onChoose}>
        {shell("nav.register")}
      </ButtonLink>
    </div>
  );
}
