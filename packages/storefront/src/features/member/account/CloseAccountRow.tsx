import { Button } from "@sundry/ui/primitives/Button";
import UserX from "lucide-react/icons/user-x";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";
import { SecurityRow } from "./SecurityRow.tsx";

const CloseAccountDialog = lazyPart(() =>
  import("./CloseAccountDialog.tsx").then((m) => ({ default: m.CloseAccountDialog })),
);

/** Closes the account (MC-19). */
export function CloseAccountRow() {
  const { t } = useTranslation("memberAccount");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SecurityRow icon={<UserX />} title={t("closing.title")} state={t("closing.text")}>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {t("closing.title")}
        </Button>
      </SecurityRow>
      {isOpen && (
        <Suspense>
          <CloseAccountDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
