import { localForm } from "@sundry/api/address/plainPhone";

/** A phone number with its middle hidden: 138****8000 in mainland China, +31****0142 elsewhere. */
export function maskPhone(phone: string): string {
  const shown = localForm(phone);
  return shown.length < 7 ? phone : `${shown.slice(0, 3)}****${shown.slice(-4)}`;
}
