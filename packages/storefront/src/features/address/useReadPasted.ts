import { ApiError } from "@sundry/api/client";
import { resolve } from "@sundry/api/contract/region";
import type { CascaderChoice, LoadOptions } from "@sundry/ui/forms/CascaderField";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AddressFields } from "./addressFields.ts";
import { loadRegionsOr } from "./loadRegions.ts";
import { client } from "../../shared/data/client.ts";
import { codeBeside, findRegion } from "./findRegion.ts";
import { readPastedAddress } from "./pastedAddress.ts";
import { isUnlisted } from "./unlistedCity.ts";

/** Reads the fields of a pasted address. Without a connection the buyer chooses the region (MC-14). */
export function useReadPasted(): (text: string) => Promise<Partial<AddressFields>> {
  const { t } = useTranslation("address");
  const load = useMemo(() => loadRegionsOr(t("field.otherCity")), [t]);
  return useCallback(
    async (text) => {
      const { name, mobile, postCode: labelled, place } = readPastedAddress(text);
      const { region, detail } = await regionIn(place, load);
      const postCode = labelled ?? codeBeside(place, detail);
      return {
        ...(name && { name }),
        ...(mobile && { mobile }),
        ...(postCode && { postCode }),
        ...(region && { region, city: isUnlisted(region) ? (region.names.at(-1) ?? "") : "" }),
        ...(detail && { detail }),
      };
    },
    [load],
  );
}

async function regionIn(place: string, load: LoadOptions) {
  try {
    return await findRegion(place, { inside: load, resolve: resolveNames });
  } catch (fault) {
    // A background lookup: the form says that the region is missing.
    if (!(fault instanceof ApiError)) throw fault;
    return { region: undefined, detail: place };
  }
}

async function resolveNames(cityCode: string, townName: string): Promise<CascaderChoice | undefined> {
  const { id, name } = await client.send(resolve, { cityCode, townName });
  return id && name ? { ids: id.split(","), names: name.split(",") } : undefined;
}
