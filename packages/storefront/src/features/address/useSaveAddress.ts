import { ApiError } from "@sundry/api/client";
import { add, edit, list } from "@sundry/api/contract/address";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import type { FormError } from "@sundry/ui/forms/Form";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { type AddressFields, addressBody } from "./addressFields.ts";

/** The address was changed in another tab since it was read. */
const changedMeanwhile = 20050;

interface Outcome {
  onSaved: (id: string) => void | Promise<void>;
  /** It was changed elsewhere since it was read; what is typed would undo that. */
  onStale?: (() => void) | undefined;
}

/** Adds an address, or changes the one that was read; what was refused is told at the form (BU-03, MC-14, VA-04). */
export function useSaveAddress(
  address: MemberAddress | undefined,
  { onSaved, onStale }: Outcome,
): (event: { values: AddressFields }) => Promise<readonly FormError[]> {
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  return async ({ values }) => {
    try {
      const body = addressBody(values);
      const kept = await (address ? client.send(edit, { ...versionOf(address), ...body }) : client.send(add, body));
      void mutate(readsOf(list));
      await onSaved(kept.id);
      return [];
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.code === changedMeanwhile) onStale?.();
      return [{ message: words(fault) }];
    }
  };
}

function versionOf({ id, version }: MemberAddress) {
  return { id, ...(version != null && { version }) };
}
