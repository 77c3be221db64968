import { letters, setLetters } from "@sundry/api/contract/message";
import { Button } from "@sundry/ui/primitives/Button";
import MailCheck from "lucide-react/icons/mail-check";
import { useTranslation } from "react-i18next";
import { useAction } from "../../../shared/data/useAction.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { SecurityRow } from "./SecurityRow.tsx";

/** Whether the buyer gets the emails that they can do without, and a button to change it (MC-18). */
export function LettersRow() {
  const { t } = useTranslation("memberAccount");
  const { data: wanted } = useRead(letters, {});
  const change = useAction(setLetters, {
    optimistic: { read: letters, input: {}, change: (_: boolean, input) => input.wanted },
    invalidate: [letters],
  });
  const state = wanted === undefined ? undefined : t(wanted ? "security.letters.on" : "security.letters.off");
  return (
    <SecurityRow icon={<MailCheck />} title={t("security.letters.title")} state={state}>
      <Button
        variant="outline"
        disabled={wanted === undefined}
        onClick={() => void change.run({ wanted: wanted !== true })}
      >
        {t(wanted === true ? "security.letters.turnOff" : "security.letters.turnOn")}
      </Button>
    </SecurityRow>
  );
}
