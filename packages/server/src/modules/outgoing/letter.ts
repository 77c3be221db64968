import type { MessageValues } from "#server/db/schema/message.ts";

/** An event that a buyer gets a letter about. `modules/letter` turns it into text. */
export interface Letter {
  /** Selects the text. */
  kind: string;
  values: MessageValues;
  /** Names the event among those of its kind: the same one twice sends one letter. */
  event: string;
}
