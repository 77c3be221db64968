import { readChoice } from "@sundry/ui/forms/CascaderField";
import { useRef, useState } from "react";
import { type AddressFields as Values, needsCity } from "./addressFields.ts";
import { pointOf } from "./addressPoint.ts";
import { countryOf } from "./phoneRule.ts";
import type { MapPoint } from "./map/places.ts";

/** What the form of an address shows, whether typed, pasted or chosen on the map. */
interface FormFilling {
  /** Default values of the form. */
  readonly values: Values;
  /** Key of the form: it reads its default values once, so values that are filled in need a new form. */
  readonly version: number;
  /** For `AddressFields`. */
  readonly withCity: boolean;
  readonly country: string | undefined;
  /** For `onDraft` of the form. */
  readonly keep: (typed: Values) => void;
  readonly fill: (found: Partial<Values>) => void;
  /** The point of the address so far, where the map opens. */
  readonly point: () => MapPoint | undefined;
}

/** Fills in the form of an address from outside, and keeps what was typed into its other fields (MC-14). */
export function useFormFilling(first: Values, onFill?: (values: Values) => void): FormFilling {
  const typed = useRef(first);
  const [start, setStart] = useState({ values: first, version: 0 });
  const [withCity, setWithCity] = useState(needsCity(first));
  const [country, setCountry] = useState(countryOf(first.region));
  const keep = (values: Partial<Values>) => {
    typed.current = { ...typed.current, ...values };
    setWithCity(needsCity(typed.current));
    setCountry(countryOf(typed.current.region));
  };
  return {
    ...start,
    withCity,
    country,
    keep,
    fill: (found) => {
      keep(found);
      onFill?.(typed.current);
      setStart({ values: typed.current, version: start.version + 1 });
    },
    point: () => {
      const { point, region, detail } = typed.current;
      return pointOf(point, readChoice(region), detail);
    },
  };
}
