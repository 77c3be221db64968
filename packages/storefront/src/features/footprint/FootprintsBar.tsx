import { Button } from "@sundry/ui/primitives/Button";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import Trash2 from "lucide-react/icons/trash";
import { useTranslation } from "react-i18next";
import * as styles from "./FootprintsPage.css.ts";

interface FootprintsBarProps {
  /** Number of visits on the page, and of selected ones. */
  total: number;
  chosen: number;
  onAllChange: (all: boolean) => void;
  onRemove: () => void;
}

/** Selects all visits on the page, and removes the selected ones. */
export function FootprintsBar({ total, chosen, onAllChange, onRemove }: FootprintsBarProps) {
  const { t } = useTranslation("footprint");
  return (
    <div className={styles.bar}>
      <Checkbox
        checked={chosen === total}
        mixed={chosen > 0 && chosen < total}
        onCheckedChange={({ checked }) => onAllChange(checked)}
      >
        {t("all")}
      </Checkbox>
      <Button size="sm" variant="outline" icon={<Trash2 />} disabled={chosen === 0} onClick={onRemove}>
        {t("removeChosen", { count: chosen })}
      </Button>
    </div>
  );
}
