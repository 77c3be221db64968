import { useToast } from "@sundry/ui/primitives/Toast";
import { useClock } from "@sundry/ui/runtime";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { keepReminders, storedReminders } from "./reminderStore.ts";
import { dueReminders, readReminders } from "./seckillReminders.ts";

/** Tells each reminder once, on whatever page the buyer is, as soon as its round runs (SK-06). */
export function DueReminders() {
  const { t } = useTranslation("seckill");
  const clock = useClock();
  const navigate = useNavigate();
  const { show } = useToast();
  useEffect(() => {
    const look = () => {
      const all = readReminders(storedReminders());
      const { due, later } = dueReminders(all, clock.now());
      if (later.length < all.length) keepReminders(later);
      for (const { name, href } of due)
        show({
          text: t("reminder.due", { name }),
          action: { label: t("reminder.look"), onAction: () => void navigate(href) },
        });
    };
    look();
    return clock.subscribe(look);
  }, [clock, show, t, navigate]);
  return null;
}
