import { add, list, remove } from "@sundry/api/contract/address";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { addressBody, fieldsOf } from "./addressFields.ts";
import { editAddress } from "./editAddress.ts";

/** The most addresses that a buyer can have (rules 5). */
export const maxAddresses = 50;
const all = { pageNumber: 1, pageSize: maxAddresses };

/** The buyer's addresses, the default first, and what can be done with them; deleting can be undone (MC-14). */
export function useAddresses() {
  const { t } = useTranslation("address");
  const read = useRead(list, all);
  const invalidate = [list];
  const restore = useAction((address: MemberAddress) => client.send(add, addressBody(fieldsOf(address))), {
    invalidate,
  });
  const removal = useAction(({ id }: MemberAddress) => client.send(remove, { id }), {
    invalidate,
    success: (_, address) => ({
      text: t("removed"),
      action: { label: t("undo"), onAction: () => void restore.run(address) },
    }),
  });
  const makeDefault = useAction(
    (address: MemberAddress) =>
      editAddress(address, addressBody({ ...fieldsOf(address), isDefault: true }), t("stale")),
    { invalidate, success: t("nowDefault") },
  );
  return {
    ...read,
    /** The address with an action in progress. */
    pending: (removal.pendingInput ?? makeDefault.pendingInput ?? restore.pendingInput)?.id,
    remove: removal.run,
    makeDefault: makeDefault.run,
  };
}
