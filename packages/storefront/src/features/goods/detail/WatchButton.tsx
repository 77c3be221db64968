import { Button, type ButtonProps } from "@sundry/ui/primitives/Button";
import BellRing from "lucide-react/icons/bell-ring";
import { useTranslation } from "react-i18next";
import { useWatch, type WatchSubject } from "./useWatch.ts";

interface WatchButtonProps extends Pick<ButtonProps, "size" | "wide" | "variant" | "className"> {
  skuId: string;
  what: WatchSubject;
}

/** Asks for a message about a SKU, or withdraws that (GD-02). */
export function WatchButton({ skuId, what, ...look }: WatchButtonProps) {
  const { t } = useTranslation("goods");
  const { watched, save } = useWatch(skuId, what);
  return (
    <Button
      {...look}
      icon={<BellRing />}
      aria-pressed={watched}
      loading={save.pending}
      onClick={() => void save.run(!watched)}
    >
      {t(`watch.${what}.${watched ? "on" : "off"}`)}
    </Button>
  );
}
