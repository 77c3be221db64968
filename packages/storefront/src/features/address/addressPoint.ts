import type { MemberAddress } from "@sundry/api/contract/entities/address";
import type { CascaderChoice } from "@sundry/ui/forms/CascaderField";
import * as z from "zod/mini";
import type { MapPoint } from "./map/places.ts";

/** A point and the place it was set for. */
const Placed = z.object({ lon: z.string(), lat: z.string(), region: z.string(), street: z.string() });
export type PlacedPoint = z.output<typeof Placed>;

/** A point for the form: it counts while region and street stay. */
export function placedPoint({ lon, lat }: MapPoint, region: CascaderChoice | undefined, street: string): PlacedPoint {
  return { lon, lat, region: pathOf(region), street };
}

/** The point of a stored address, for the form. */
export function storedPoint({ lon, lat, detail }: MemberAddress, region: CascaderChoice): PlacedPoint | null {
  return lon && lat ? placedPoint({ lon, lat }, region, detail) : null;
}

/** The point of the form, unless the buyer has since chosen another region or changed the street; a unit may be added to it. */
export function pointOf(point: unknown, region: CascaderChoice | undefined, detail: string): MapPoint | undefined {
  const { data } = Placed.safeParse(point);
  if (!data || data.region !== pathOf(region) || !detail.includes(data.street)) return undefined;
  return { lon: data.lon, lat: data.lat };
}

function pathOf(region: CascaderChoice | undefined): string {
  return region?.ids.join(",") ?? "";
}
