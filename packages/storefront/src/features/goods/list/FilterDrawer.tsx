import { formatCount } from "@sundry/ui/format/count";
import { Button } from "@sundry/ui/primitives/Button";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { useTranslation } from "react-i18next";
import { FilterPanel, type FilterPanelProps } from "./FilterPanel.tsx";

interface FilterDrawerProps extends FilterPanelProps {
  /** Goods found with the active filters. */
  total: number;
  /** Whether there are more than were counted. */
  more?: boolean | null | undefined;
  onClose: () => void;
}

/** The filters under 1024 px. Each choice applies at once; the button only closes. */
export function FilterDrawer({ total, more, onClose, ...panel }: FilterDrawerProps) {
  const { t } = useTranslation("goodsList");
  return (
    <Drawer
      open
      title={t("filters")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      footer={
        <Button wide onClick={onClose}>
          {more
            ? t("showMore", { formatted: formatCount(total) })
            : t("show", { count: total, formatted: formatCount(total) })}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
}
