import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { usePolling } from "../../shared/data/usePolling.ts";
import { orderPollingPace } from "./orderPollingPace.ts";
import { Parcel } from "./Parcel.tsx";
import * as styles from "./Parcel.css.ts";
import { useParcels } from "./useParcels.ts";

interface ParcelsProps {
  sn: string;
  /** Whether each parcel shows its tracking steps. @default true */
  tracking?: boolean;
}

/** The parcels of an order, newest first; updated while one of them is on its way (MC-03). */
export function Parcels({ sn, tracking = true }: ParcelsProps) {
  const { t } = useTranslation("order");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useParcels(sn);
  const underWay = data === undefined || data.some(({ status }) => status !== "DELIVERED");
  usePolling(reload, { ...orderPollingPace, active: underWay, state: String(data?.length ?? 0) });
  if (error && !data)
    return <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />;
  if (!data) return <Skeleton aria-busy="true" blockSize="160px" />;
  if (data.length === 0) return <p className={styles.nothing}>{t("parcel.none")}</p>;
  return (
    <div className={styles.parcels}>
      {data.map((parcel, index) => (
        <Parcel
          key={parcel.packageNo ?? parcel.logisticsNo}
          parcel={parcel}
          place={data.length - index}
          count={data.length}
          tracking={tracking}
        />
      ))}
    </div>
  );
}
