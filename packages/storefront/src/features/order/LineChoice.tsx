import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { allowsAction, type LineAction, lineHref, type NamedLine } from "./lineActions.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const LineDialog = lazyPart(() => import("./LineDialog.tsx").then((m) => ({ default: m.LineDialog })));

interface LineChoiceProps {
  action: LineAction;
  orderSn: string;
  lines: readonly NamedLine[];
  size: "sm" | "md";
}

/**
 * An action for one line of an order: a link to its page, or a dialog to choose the line if there are several (MC-02).
 */
export function LineChoice({ action, orderSn, lines, size }: LineChoiceProps) {
  const { t } = useTranslation("order");
  const [open, setOpen] = useState(false);
  const fitting = lines.filter((line) => allowsAction(action, line));
  const [only] = fitting;
  if (!only) return null;
  const variant = action === "evaluate" ? "outline" : "quiet";
  if (fitting.length === 1)
    return (
      <ButtonLink size={size} variant={variant} href={lineHref(action, orderSn, only.sn)}>
        {t(`action.${action}`)}
      </ButtonLink>
    );
  return (
    <>
      <Button size={size} variant={variant} onClick={() => setOpen(true)}>
        {t(`action.${action}`)}
      </Button>
      {open && (
        <Suspense>
          <LineDialog action={action} orderSn={orderSn} lines={fitting} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
