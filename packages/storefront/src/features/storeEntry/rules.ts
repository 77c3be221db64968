import { type CascaderChoice, readChoice } from "@sundry/ui/forms/CascaderField";
import * as z from "zod/mini";

/** A text that must hold so many signs without the spaces around it. */
export function filled(message: string, least = 1) {
  return z.string().check(z.refine((text) => [...text.trim()].length >= least, message));
}

/** A text that may be left empty; otherwise it has to fit. */
export function emptyOr(rule: RegExp, message: string) {
  return z.string().check(z.refine((text) => text.trim() === "" || rule.test(text.trim()), message));
}

/** At least one photo, and at most so many by the field's own limit. */
export function photos(message: string) {
  return z.array(z.string()).check(z.minLength(1, message));
}

/** A chosen region; null while there is none. */
export function region(message: string) {
  return z.unknown().check(z.refine((value) => readChoice(value) !== undefined, message));
}

/** Addresses of photos, as the calls join them. */
export function photoList(joined: string | null | undefined): string[] {
  return (joined ?? "").split(",").filter(Boolean);
}

/** A region as the calls join it; null when there is none. */
export function regionChoice(ids: string | null | undefined, names: string | null | undefined): CascaderChoice | null {
  return readChoice({ ids: photoList(ids), names: photoList(names) }) ?? null;
}
