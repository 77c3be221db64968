/** A message of the buyer that is not part of the complaint yet. */
export interface Reply {
  readonly key: string;
  readonly content: string;
  /** How many messages there were when it was written. */
  readonly before: number;
  readonly state: "sending" | "unsent";
  /** Why it is unsent, if the server or the network said so. */
  readonly reason?: string;
  /** It may have arrived without an answer. */
  readonly unsure: boolean;
  /** Id of the message that it has become. */
  readonly lineId?: string;
}
