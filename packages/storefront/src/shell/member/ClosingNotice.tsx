import { me } from "@sundry/api/contract/member";
import { closing, keep } from "@sundry/api/contract/privacy";
import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { useAction } from "../../shared/data/useAction.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";

/** Says when the account closes, and keeps it on a press (MC-19). */
export function ClosingNotice({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation("member");
  const shopTime = useShopTime();
  const { run, pending } = useAction(keep, { invalidate: [me, closing], success: t("closing.kept") });
  return (
    <Notice
      tone="warning"
      action={
        <Button loading={pending} onClick={() => void run({})}>
          {t("closing.keep")}
        </Button>
      }
    >
      {t("closing.notice", { time: shopTime.time(closesAt) })}
    </Notice>
  );
}
