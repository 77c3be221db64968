import type { LoggedInDevice } from "@sundry/api/contract/entities/login";
import { devices, endDevice, endOtherDevices } from "@sundry/api/contract/session";
import { Button } from "@sundry/ui/primitives/Button";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "../../../shared/data/useAction.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { useFocusAfterRemoval } from "../../../shared/layout/useFocusAfterRemoval.ts";
import * as styles from "./AccountSafePage.css.ts";
import { ReadFault } from "./ReadFault.tsx";
import { SecurityRow } from "./SecurityRow.tsx";

/** The devices on which the buyer is logged in, with buttons that log out one or all others (SE-09). */
export function DevicesSection() {
  const { t } = useTranslation("memberAccount");
  const heading = useId();
  const { data, error, reload } = useRead(devices, {});
  const shown = { read: devices, input: {} } as const;
  const end = useAction(endDevice, {
    optimistic: { ...shown, change: (all: LoggedInDevice[], { id }) => all.filter((one) => one.id !== id) },
    invalidate: [devices],
    success: t("devices.done"),
  });
  const endOthers = useAction(endOtherDevices, {
    optimistic: { ...shown, change: (all: LoggedInDevice[]) => all.filter(({ isThis }) => isThis) },
    invalidate: [devices],
    success: t("devices.othersDone"),
  });
  useFocusAfterRemoval(data?.length);
  const isLoading = !data && !error;
  return (
    <section aria-labelledby={heading} aria-busy={isLoading} className={styles.section}>
      <h2 id={heading} className={styles.sectionTitle}>
        {t("devices.title")}
      </h2>
      <p className={styles.state}>{t("devices.lead")}</p>
      {error && !data && <ReadFault error={error} onRetry={reload} />}
      {isLoading && <Skeleton className={styles.deviceSkeleton} />}
      {data && (
        <ul className={styles.list}>
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => void end.run({ id: device.id })} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <div>
          <Button variant="outline" onClick={() => void endOthers.run({})}>
            {t("devices.others")}
          </Button>
        </div>
      )}
    </section>
  );
}

function DeviceRow({ device, onEnd }: { device: LoggedInDevice; onEnd: () => void }) {
  const { t } = useTranslation("memberAccount");
  const shopTime = useShopTime();
  const { isThis, loggedInAt, usedAt } = device;
  const name = device.device ?? t("devices.unknown");
  const sentences = [
    isThis ? t("devices.this") : t("devices.used", { time: shopTime.time(usedAt) }),
    loggedInAt && t("devices.loggedIn", { time: shopTime.time(loggedInAt) }),
  ];
  const Icon = /iPhone|Android/.test(name) ? Smartphone : Monitor;
  return (
    <SecurityRow icon={<Icon />} title={name} state={sentences.filter(Boolean).join("\n")} headingLevel={3}>
      {!isThis && (
        <Button variant="outline" aria-label={t("devices.logOutNamed", { device: name })} onClick={onEnd}>
          {t("devices.logOut")}
        </Button>
      )}
    </SecurityRow>
  );
}
