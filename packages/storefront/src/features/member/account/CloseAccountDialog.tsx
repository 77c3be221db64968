import { closing } from "@sundry/api/contract/privacy";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { useRead } from "../../../shared/data/useRead.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import * as styles from "./AccountSafePage.css.ts";
import { ReadFault } from "./ReadFault.tsx";
import { CloseAccountForm } from "./CloseAccountForm.tsx";
import { ClosingObstacles } from "./ClosingObstacles.tsx";

/** What closing means, what has to end first, and the form that does it (MC-19). */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("memberAccount");
  const { data, error, reload } = useRead(closing, {}, { freshFor: 0 });
  return (
    <Dialog
      open
      title={t("closing.title")}
      description={t("closing.about")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.form} aria-busy={!data && !error}>
        {error && !data && <ReadFault error={error} onRetry={reload} />}
        {!data && !error && <Skeleton className={styles.deviceSkeleton} />}
        {data && data.obstacles.length > 0 && <ClosingObstacles obstacles={data.obstacles} />}
        {data?.obstacles.length === 0 && data.proof && <CloseAccountForm proof={data.proof} />}
        {data?.obstacles.length === 0 && !data.proof && (
          <Notice
            tone="warning"
            action={
              <ButtonLink href={hrefTo.contact()} variant="outline">
                {t("security.contactUs")}
              </ButtonLink>
            }
          >
            {t("closing.unreachable")}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
