import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import * as styles from "./StoreEntryPage.css.ts";

interface StepActionsProps {
  /** Text of the button that continues. */
  next: string;
  onBack: () => void;
}

/** The buttons to continue and go back, at the end of a step. */
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
