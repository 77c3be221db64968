import { Button } from "@sundry/ui/primitives/Button";
import { useToast } from "@sundry/ui/primitives/Toast";
import Bell from "lucide-react/icons/bell";
import BellRing from "lucide-react/icons/bell-ring";
import { useTranslation } from "react-i18next";
import type { SeckillReminder } from "./seckillReminders.ts";
import { useSeckillReminders } from "./useSeckillReminders.ts";

interface ReminderButtonProps {
  reminder: SeckillReminder;
  /** When the round starts: "14:00". */
  time: string;
  /** As a link in a line of text. */
  compact?: boolean;
  className?: string;
}

/** "Remind me", with the time in its name, since it stands beside it already: sets a reminder in this browser, or cancels it (SK-06). */
export function ReminderButton({ reminder, time, compact = false, className }: ReminderButtonProps) {
  const { t } = useTranslation("seckill");
  const { show } = useToast();
  const { has, toggle } = useSeckillReminders();
  const set = has(reminder);
  const label = set ? t("reminder.isSet") : t("reminder.remind", { time });
  const name = t("seckill.of", { label, name: reminder.name });
  const look = compact ? ({ variant: "text", size: "sm" } as const) : ({ variant: "outline", wide: true } as const);
  return (
    <Button
      {...look}
      className={className}
      icon={set ? <BellRing /> : <Bell />}
      aria-label={set ? t("reminder.cancelOf", { name }) : name}
      onClick={() => show({ text: t(toggle(reminder) ? "reminder.set" : "reminder.removed", { time }) })}
    >
      {set ? label : t("reminder.remindShort")}
    </Button>
  );
}
