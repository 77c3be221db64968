import { ApiError } from "@sundry/api/client";
import { add, edit, list, remove } from "@sundry/api/contract/address";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addressBody, fieldsOf } from "./addressFields.ts";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useRead } from "../../shared/data/useRead.ts";

/** Most addresses a buyer may keep (RULES 5). */
export const mostAddresses = 50;
const all = { pageNumber: 1, pageSize: mostAddresses };

/** The buyer's addresses, the default first; deleting can be undone, a refusal is told in the server's words (MC-14). */
export function useAddresses() {
  const { t } = useTranslation("address");
  const { show } = useToast();
  const words = useFaultWords();
  const read = useRead(list, all);
  /** The address whose action is under way. */
  const [pending, setPending] = useState<string>();

  const act = async (id: string, work: () => Promise<unknown>, told: () => void) => {
    if (pending) return;
    setPending(id);
    try {
      await work();
      told();
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
    } finally {
      // Also after a refusal: what it was refused for is not what the page shows.
      await read.reload();
      setPending(undefined);
    }
  };
  const putBack = (address: MemberAddress) =>
    act(
      address.id,
      () => client.send(add, addressBody(fieldsOf(address))),
      () => undefined,
    );
  return {
    ...read,
    pending,
    remove: (address: MemberAddress) =>
      act(
        address.id,
        () => client.send(remove, { id: address.id }),
        () =>
          show({
            tone: "success",
            text: t("removed"),
            action: { label: t("undo"), onAction: () => void putBack(address) },
          }),
      ),
    makeDefault: (address: MemberAddress) =>
      act(
        address.id,
        () =>
          client.send(edit, {
            id: address.id,
            ...addressBody({ ...fieldsOf(address), isDefault: true }),
            ...(address.version != null && { version: address.version }),
          }),
        () => show({ tone: "success", text: t("nowDefault") }),
      ),
  };
}
