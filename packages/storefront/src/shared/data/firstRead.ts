import type { Call, Input } from "@sundry/api/contract/call";

/** What a page reads first, for asking before it is drawn. */
export interface FirstRead {
  call: Call;
  input: Input<Call>;
}

/** A call with its input, of whatever call. */
export function firstReadOf<C extends Call>(call: C, input: Input<C>): FirstRead {
  return { call, input };
}
