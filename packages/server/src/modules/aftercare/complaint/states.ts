import type { ComplaintState } from "#server/db/schema/complaint.ts";

/** States of an open complaint: messages, a reply, a decision and withdrawal are possible. */
export const openStates: readonly ComplaintState[] = ["NEW", "WAIT_APPEAL", "COMMUNICATION", "WAIT_ARBITRATION"];

/** Days of 24 hours in which a completed order can be complained about (rules 13). */
export const closeComplaintDays = 15;
