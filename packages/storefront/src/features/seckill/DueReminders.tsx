import { useToast } from "@sundry/ui/primitives/Toast";
import { useClock } from "@sundry/ui/runtime";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { storeReminders, storedReminders } from "./reminderStore.ts";
import { dueReminders, readReminders } from "./seckillReminders.ts";

/** Shows each reminder once, on any page, as soon as its round begins (SK-06). */
export function DueReminders() {
  const { t } = useTranslation("seckill");
  const clock = useClock();
  const navigate = useNavigate();
  const { show } = useToast();
  useEffect(() => {
    const showDue = () => {
      const all = readReminders(storedReminders());
      const { due, later } = dueReminders(all, clock.now());
      if (later.length < all.length) storeReminders(later);
      for (const { name, href } of due)
        show({
          text: t("reminder.nowOnSale", { name }),
          action: { label: t("reminder.view"), href, onAction: () => void navigate(href) },
        });
    };
    showDue();
    return clock.subscribe(showDue);
  }, [clock, show, t, navigate]);
  return null;
}
