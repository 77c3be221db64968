import { add, list } from "@sundry/api/contract/address";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import type { FormError } from "@sundry/ui/forms/Form";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { type AddressFields, addressBody } from "./addressFields.ts";
import { changedElsewhere, editAddress } from "./editAddress.ts";

interface SaveOptions {
  readonly success?: string;
  readonly onSaved: (id: string) => void | Promise<void>;
  /** Called when the address was changed elsewhere since it was read: saving would undo that change. */
  readonly onStale?: () => void;
}

/** The `onSubmit` of an address form: adds an address, or changes the one that was read (BU-03, MC-14, VA-04). */
export function useSaveAddress(
  address: MemberAddress | undefined,
  { success = "", onSaved, onStale }: SaveOptions,
): (event: { values: AddressFields }) => Promise<readonly FormError[]> {
  const { t } = useTranslation("address");
  const { submit } = useAction(
    (body: ReturnType<typeof addressBody>) =>
      address ? editAddress(address, body, t("stale")) : client.send(add, body),
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
