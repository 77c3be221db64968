import { ApiError } from "@sundry/api/client";
import { add, edit } from "@sundry/api/contract/address";
import type { FormFault } from "@sundry/ui/forms/Form";
import { client } from "../../app/client.ts";
import { useFaultWords } from "../../app/faultWords.ts";
import { type AddressFields, addressBody } from "./addressFields.ts";

/** Adds an address, or changes the one with this id; what was refused is told at the form (BU-03, VA-04). */
export function useSaveAddress(
  id: string | undefined,
  onSaved: (id: string) => void,
): (event: { values: AddressFields }) => Promise<readonly FormFault[]> {
  const words = useFaultWords();
  return async ({ values }) => {
    try {
      const body = addressBody(values);
      const kept = await (id === undefined ? client.send(add, body) : client.send(edit, { id, ...body }));
      onSaved(kept.id);
      return [];
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault) }];
    }
  };
}
