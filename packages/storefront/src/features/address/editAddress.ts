import { ApiError } from "@sundry/api/client";
import { edit, get } from "@sundry/api/contract/address";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { client } from "../../shared/data/client.ts";
import { type addressBody, fieldsOf, idAndVersion } from "./addressFields.ts";

/** The address was changed in another tab since it was read. */
export const changedElsewhere = 20050;

/**
 * Changes an address that was read, unless it has been changed elsewhere since: then the call fails with
 * `changedElsewhere`. If the backend has no versions, the current address is read and compared first, and `staleWords`
 * is the message.
 */
export async function editAddress(
  address: MemberAddress,
  body: ReturnType<typeof addressBody>,
  staleWords: string,
): Promise<MemberAddress> {
  if (!client.supports(edit, "version")) {
    const now = await client.send(get, { id: address.id });
    if (now && JSON.stringify(fieldsOf(now)) !== JSON.stringify(fieldsOf(address)))
      throw new ApiError({ kind: "refused", callId: edit.id, code: changedElsewhere, serverMessage: staleWords });
  }
  return client.send(edit, { ...idAndVersion(address), ...body });
}
