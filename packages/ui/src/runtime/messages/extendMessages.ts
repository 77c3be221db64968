import type { Messages } from "./messages.ts";

/** Messages of which only some are given. */
export type PartialMessages = PartOf<Messages>;

type PartOf<Whole> = {
  readonly [Key in keyof Whole]?: Whole[Key] extends string | ((...input: never[]) => string)
    ? Whole[Key]
    : PartOf<Whole[Key]>;
};

/**
 * A copy of messages with some of them replaced: `extendMessages(en, { close: "Dismiss", goods: { soldOut: "Gone" } })`. To add a
 * language, write a whole {@link Messages} object, or extend `en` until yours is complete.
 */
export function extendMessages(base: Messages, changes: PartialMessages): Messages {
  return merged(base, changes) as Messages;
}

function merged(base: object, changes: object): object {
  const result: Record<string, unknown> = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    if (change === undefined) continue;
    const before = result[key];
    result[key] =
      typeof change === "object" && typeof before === "object" ? merged(before ?? {}, change as object) : change;
  }
  return result;
}
