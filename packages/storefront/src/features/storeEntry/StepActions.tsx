import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import * as styles from "./StoreEntryPage.css.ts";

interface StepActionsProps {
  /** Words of the way on. */
  next: string;
  onBack: () => void;
}

/** On and back, at the end of a step. */
export function StepActions({ next, onBack }: StepActionsProps) {
  const { t } = useTranslation("storeEntry");
  return (
    <div className={styles.actions}>
      <SubmitButton wide={false}>{next}</SubmitButton>
      <Button variant="quiet" size="lg" onClick={onBack}>
        {t("back")}
      </Button>
    </div>
  );
}
