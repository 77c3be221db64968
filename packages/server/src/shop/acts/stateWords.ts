/** States of orders, requests, complaints, withdrawals and stores as people say them. */
const words: Readonly<Record<string, string>> = {
  UNPAID: "not paid",
  PAID: "paid",
  UNDELIVERED: "to be sent",
  PARTS_DELIVERED: "sent in part",
  DELIVERED: "sent",
  COMPLETED: "received",
  STAY_PICKED_UP: "to be picked up",
  TAKE: "to be handed over",
  CANCELLED: "closed",
  APPLY: "asked for",
  PASS: "agreed",
  BUYER_RETURN: "on its way back",
  WAIT_REFUND: "to be paid back",
  COMPLETE: "done",
  REFUSE: "declined",
  SELLER_TERMINATION: "ended by the store",
  BUYER_CANCEL: "withdrawn",
  NEW: "new",
  WAIT_APPEAL: "to be answered",
  COMMUNICATION: "being talked about",
  WAIT_ARBITRATION: "to be decided",
  CANCEL: "withdrawn",
  OPEN: "open",
  ANSWERED: "answered",
  SUCCESS: "paid out",
  ERROR: "failed",
  REJECT: "declined",
  APPLYING: "being filled in",
  CLOSED: "closed",
  REFUSED: "declined",
};

/** A state in words; one without words is shown as it is. */
export function stateWords(state: string): string {
  return words[state] ?? state;
}

/** The state that somebody means by its name or its words, in any case; undefined if it is none of these. */
export function stateMeant(text: string, states: readonly string[]): string | undefined {
  const asked = text.trim().toLowerCase();
  return states.find((state) => state.toLowerCase() === asked || stateWords(state) === asked);
}
