import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressFields } from "./addressFields.ts";
import { loadRegionsOr } from "./loadRegions.ts";
import { codeBeside } from "./findRegion.ts";
import { lookUpRegion } from "./lookUpRegion.ts";
import { readPastedAddress } from "./pastedAddress.ts";
import { countryOf, shownPhone } from "./phoneRule.ts";
import { isUnlisted } from "./unlistedCity.ts";
import { loadPhoneReader } from "./usePhoneReader.ts";

/** Reads the fields of a pasted address. Without a connection the buyer chooses the region (MC-14). */
export function useReadPasted(): (text: string) => Promise<Partial<AddressFields>> {
  const { t } = useTranslation("address");
  const load = useMemo(() => loadRegionsOr(t("field.otherCity")), [t]);
  return useCallback(
    async (text) => {
      const { name, mobile, postCode: labelled, place } = readPastedAddress(text);
      const { region, detail } = await lookUpRegion(place, load);
      const read = mobile ? await loadPhoneReader() : undefined;
      const postCode = labelled ?? codeBeside(place, detail);
      return {
        ...(name && { name }),
        ...(mobile && { mobile: shownPhone(mobile, countryOf(region), read) }),
        ...(postCode && { postCode }),
        ...(region && { region, city: isUnlisted(region) ? (region.names.at(-1) ?? "") : "" }),
        ...(detail && { detail }),
      };
    },
    [load],
  );
}
