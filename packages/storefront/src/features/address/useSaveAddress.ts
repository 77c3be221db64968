import { add, edit, list } from "@sundry/api/contract/address";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import type { FormError } from "@sundry/ui/forms/Form";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { type AddressFields, addressBody, versionOf } from "./addressFields.ts";

/** The address was changed in another tab since it was read. */
const changedElsewhere = 20050;

interface SaveOptions {
  readonly success?: string;
  readonly onSaved: (id: string) => void | Promise<void>;
  /** The address was changed elsewhere since it was read, and saving would undo that. */
  readonly onStale?: () => void;
}

/** The `onSubmit` of an address form: adds an address, or changes the one that was read (BU-03, MC-14, VA-04). */
export function useSaveAddress(
  address: MemberAddress | undefined,
  { success = "", onSaved, onStale }: SaveOptions,
): (event: { values: AddressFields }) => Promise<readonly FormError[]> {
  const { submit } = useAction(
    (body: ReturnType<typeof addressBody>) =>
      address ? client.send(edit, { ...versionOf(address), ...body }) : client.send(add, body),
    {
      invalidate: [list],
      success,
      after: ({ id }) => onSaved(id),
      refused: ({ code }) => {
        if (code === changedElsewhere) onStale?.();
      },
    },
  );
  return ({ values }) => submit(addressBody(values));
}
