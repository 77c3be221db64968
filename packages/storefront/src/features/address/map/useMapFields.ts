import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressFields } from "../addressFields.ts";
import { placedPoint } from "../addressPoint.ts";
import { loadRegionsOr } from "../loadRegions.ts";
import { regionNamed } from "../lookUpRegion.ts";
import { isUnlisted } from "../unlistedCity.ts";
import type { MapPlace } from "./places.ts";

/** Reads the fields of a place on the map. Without a connection, or where the map names no region of ours, the buyer chooses it. */
export function useMapFields(): (place: MapPlace) => Promise<Partial<AddressFields>> {
  const { t } = useTranslation("address");
  const load = useMemo(() => loadRegionsOr(t("field.otherCity")), [t]);
  return useCallback(
    async ({ point, regions, street }) => {
      const region = await regionNamed(regions, load);
      return {
        detail: street,
        point: placedPoint(point, region, street),
        ...(region && { region, city: isUnlisted(region) ? (region.names.at(-1) ?? "") : "" }),
      };
    },
    [load],
  );
}
