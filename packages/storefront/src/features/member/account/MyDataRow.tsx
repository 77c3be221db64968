import type { DataArchive } from "@sundry/api/contract/entities/privacy";
import { archive } from "@sundry/api/contract/privacy";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "../../../shared/data/useAction.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { SecurityRow } from "./SecurityRow.tsx";

/** Everything that the shop keeps about the buyer, to download (MC-20). */
export function MyDataRow() {
  const { t } = useTranslation("memberAccount");
  const shopTime = useShopTime();
  const [ready, setReady] = useState<DataArchive>();
  const { run, pending } = useAction(archive, {
    // A whole address: the archive is a file beside the pages of the shop.
    after: (made) => setReady({ ...made, url: new URL(made.url, window.location.href).href }),
  });
  return (
    <SecurityRow
      icon={<FileDown />}
      title={t("myData.title")}
      state={ready ? t("myData.ready", { time: shopTime.time(ready.until) }) : t("myData.text")}
    >
      {ready ? (
        <ButtonLink href={ready.url} variant="outline" download>
          {t("myData.download")}
        </ButtonLink>
      ) : (
        <Button variant="outline" loading={pending} onClick={() => void run({})}>
          {t("myData.prepare")}
        </Button>
      )}
    </SecurityRow>
  );
}
