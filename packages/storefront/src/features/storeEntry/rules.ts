import { type CascaderChoice, readChoice } from "@sundry/ui/forms/CascaderField";
import * as z from "zod/mini";

/** A text with a minimum number of characters, without surrounding spaces. */
export function filled(message: string, min = 1) {
  return z.string().check(z.refine((text) => [...text.trim()].length >= min, message));
}

/** A text that may be empty; otherwise it must match the rule. */
export function optionalText(rule: RegExp, message: string) {
  return z.string().check(z.refine((text) => text.trim() === "" || rule.test(text.trim()), message));
}

/** At least one photo; the field itself limits the maximum. */
export function photos(message: string) {
  return z.array(z.string()).check(z.minLength(1, message));
}

/** A selected region; null for none. */
export function region(message: string) {
  return z.unknown().check(z.refine((value) => readChoice(value) !== undefined, message));
}

/** The addresses of photos in a text that joins them. */
export function photoList(joined: string | null | undefined): string[] {
  return (joined ?? "").split(",").filter(Boolean);
}

/** A region from the joined texts of a call; null if there is none. */
export function regionChoice(ids: string | null | undefined, names: string | null | undefined): CascaderChoice | null {
  return readChoice({ ids: photoList(ids), names: photoList(names) }) ?? null;
}
