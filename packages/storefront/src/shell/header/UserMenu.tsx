import { Flyout } from "@sundry/ui/commerce/Flyout";
import { UiLink } from "@sundry/ui/runtime";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { client } from "../../shared/data/client.ts";
import { memberLinks } from "../member/memberLinks.ts";
import * as styles from "./TopBar.css.ts";

/** The pointer has already opened the menu when a mouse clicks, so a click must not close it. */
const isMouse = (click: MouseEvent) => click instanceof PointerEvent && click.pointerType === "mouse";

/** The buyer's name, with a menu of their pages and "Log out" (HM-03). */
export function UserMenu({ name, face }: { name: string; face: string }) {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  // The session ends at once; the request to the server runs while the login page opens (SE-01, product 44).
  const logOut = () => {
    setOpen(false);
    void client.session.logOut();
    void navigate(hrefTo.login());
  };
  return (
    <Flyout
      open={open}
      onOpenChange={(event) => setOpen(event.open)}
      trigger={
        <button
          type="button"
          aria-expanded={open}
          aria-label={t("nav.account", { name })}
          className={styles.link}
          onClick={(event) => setOpen(!open || isMouse(event.nativeEvent))}
        >
          {face ? (
            <img src={face} alt="" width={20} height={20} className={styles.face} />
          ) : (
            <CircleUserRound aria-hidden="true" className={styles.icon} />
          )}
          <span className={styles.name}>{name}</span>
          <ChevronDown aria-hidden="true" className={styles.icon} />
        </button>
      }
    >
      <ul className={styles.menu}>
        {memberLinks("myHome", "orders", "favourites").map(({ key, href }) => (
          <li key={key}>
            <UiLink href={href} className={styles.menuItem} onClick={() => setOpen(false)}>
              {t(`nav.${key}`)}
            </UiLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.menuItem} onClick={logOut}>
            {t("nav.logout")}
          </button>
        </li>
      </ul>
    </Flyout>
  );
}
