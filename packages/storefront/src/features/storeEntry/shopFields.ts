import type { Input } from "@sundry/api/contract/call";
import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import type { applyThird } from "@sundry/api/contract/storeEntry";
import { readChoice } from "@sundry/ui/forms/CascaderField";
import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { filled, photoList, region, regionChoice } from "./rules.ts";

/** Rules of the shop step; the messages come from the page. */
export function shopSchema(t: TFunction<"storeEntry">) {
  return z.object({
    storeName: filled(t("shop.nameMissing"), 2),
    storeLogo: z.array(z.string()),
    storeDesc: filled(t("shop.descMissing"), 6),
    // A category that nobody has touched has no value yet.
    categories: z.record(z.string(), z.optional(z.boolean())),
    region: region(t("shop.regionMissing")),
    storeAddressDetail: filled(t("shop.addressMissing")),
  });
}

export type ShopFields = z.output<ReturnType<typeof shopSchema>>;

/** Initial values of the form: the stored ones, or empty ones. */
export function shopFields(entry: StoreDetail | null | undefined): ShopFields {
  return {
    storeName: entry?.storeName ?? "",
    storeLogo: photoList(entry?.storeLogo),
    storeDesc: entry?.storeDesc ?? "",
    categories: Object.fromEntries(photoList(entry?.goodsManagementCategory).map((id) => [id, true])),
    region: regionChoice(entry?.storeAddressIdPath, entry?.storeAddressPath),
    storeAddressDetail: entry?.storeAddressDetail ?? "",
  };
}

/** Ids of the selected categories. */
export function chosenCategories({ categories }: Pick<ShopFields, "categories">): string[] {
  return Object.keys(categories).filter((id) => categories[id]);
}

/** The fields in the form of `store.applyThird`. Nobody is asked for a place on a map, because the address has it. */
export function shopBody(fields: ShopFields): Input<typeof applyThird> {
  const place = readChoice(fields.region);
  return {
    storeName: fields.storeName.trim(),
    storeLogo: fields.storeLogo.join(","),
    storeDesc: fields.storeDesc.trim(),
    storeCenter: "",
    goodsManagementCategory: chosenCategories(fields).join(","),
    storeAddressPath: place?.names.join(",") ?? "",
    storeAddressIdPath: place?.ids.join(",") ?? "",
    storeAddressDetail: fields.storeAddressDetail.trim(),
  };
}
