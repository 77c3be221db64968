import { getDefault } from "@sundry/api/contract/address";
import { client } from "../../../shared/data/client.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { type DeliveryPlace, useChosenPlace, useDeliveryPlace } from "../../../shared/delivery/deliveryPlace.ts";
import { useUser } from "../../../shared/session/session.ts";

/**
 * Where goods sorted by arrival go, as on the page of a product: to the country that was chosen, otherwise to the buyer's
 * default address, otherwise to the country of the visitor's languages. Undefined until the address is known. Reads
 * nothing unless the list is `wanted` in this order.
 */
export function useArrivalPlace(wanted: boolean): DeliveryPlace | undefined {
  const place = useDeliveryPlace();
  const chosen = useChosenPlace();
  const known = useUser() !== null && client.supports(getDefault);
  const asks = wanted && known && chosen === undefined;
  const { data: address, loading } = useRead(getDefault, asks ? {} : null);
  if (!asks) return place;
  if (loading) return undefined;
  const regionId = address?.consigneeAddressIdPath.split(",").at(-1);
  return regionId ? { regionId } : place;
}
