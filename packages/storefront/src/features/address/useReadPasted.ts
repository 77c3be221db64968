import { ApiError } from "@sundry/api/client";
import { resolve } from "@sundry/api/contract/region";
import type { CascaderChoice } from "@sundry/ui/forms/CascaderField";
import { useCallback } from "react";
import type { AddressFields } from "./addressFields.ts";
import { loadRegions } from "./loadRegions.ts";
import { client } from "../../shared/data/client.ts";
import { findRegion } from "./findRegion.ts";
import { readPastedAddress } from "./pastedAddress.ts";

/** Reads the fields of a pasted address. Without a connection the buyer chooses the region (MC-14). */
export function useReadPasted(): (text: string) => Promise<Partial<AddressFields>> {
  return useCallback(async (text) => {
    const { name, mobile, place } = readPastedAddress(text);
    const { region, detail } = await regionIn(place);
    return { ...(name && { name }), ...(mobile && { mobile }), ...(region && { region }), ...(detail && { detail }) };
  }, []);
}

async function regionIn(place: string) {
  try {
    return await findRegion(place, { inside: loadRegions, resolve: resolveNames });
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
