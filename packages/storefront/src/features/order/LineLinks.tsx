import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { allowsAction, type LineAction, type LineStates, lineHref } from "./lineActions.ts";

const actions: readonly LineAction[] = ["evaluate", "afterSale", "complain"];

/** The actions that a line allows now, each a link to its page (MC-03). */
export function LineLinks({ orderSn, line, name }: { orderSn: string; line: LineStates; name: string }) {
  const { t } = useTranslation("order");
  return actions
    .filter((action) => allowsAction(action, line))
    .map((action) => (
      <ButtonLink
        key={action}
        size="sm"
        variant={action === "evaluate" ? "outline" : "quiet"}
        href={lineHref(action, orderSn, line.sn)}
        aria-label={t("action.actionFor", { action: t(`action.${action}`), name })}
      >
        {t(`action.${action}`)}
      </ButtonLink>
    ));
}
